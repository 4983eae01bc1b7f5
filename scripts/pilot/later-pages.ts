/** Pages drawn after the scorer was written, for the items nobody tunes on. */
export const LATER_PAGES = {
  'en bank': `
banner:
 [link Northbank] [button Messages 2 @messages] [button Vera B. @user]
navigation "Main":
 [link Overview; !current] [link Payments @payments] [link Cards @cards] [link Savings @savings] [link Loans @loans]
main:
 # Good morning, Vera
 - [link Everyday account @everyday] €1,204.50 [button Pay or transfer @pay everyday] [button More @more everyday]
 - [link Rainy day savings @rainy] €8,000.00 [button Pay or transfer @pay rainy] [button More @more rainy]
 # Recent activity
 [searchbox Search transactions @search] [combobox Period; =Last 30 days; of Last 30 days/Last 90 days/This year @period] [button Download statement @download]
 | Nov 14 | Green Grocer | −€23.10 | [button Dispute @dispute grocer] [button Split @split grocer]
 | Nov 13 | City Transport | −€2.50 | [button Dispute @dispute transport] [button Split @split transport]
 | Nov 12 | Salary | +€2,300.00 | [button Details @details salary]
 # New transfer
 [textbox Recipient name @recipient] [textbox IBAN @iban] [textbox Amount @amount] [textbox Reference @reference] [date Execution date @when]
 [checkbox Save as template @template] [button Review transfer @review]
contentinfo:
 [link Exchange rates @rates] [link Find an ATM @atm] [link Report a lost card @lost] [link Accessibility]`,

  'ru clinic': `
banner:
 [link Клиника «Заря»] [link Врачи @doctors] [link Услуги и цены @prices] [link Отзывы @reviews] [link Адреса @addresses] [button Версия для слабовидящих @blind]
main:
 # Запись на приём
 [combobox Специальность; =Терапевт; of Терапевт/Окулист/Хирург/Стоматолог @speciality] [combobox Филиал; =Любой; of Любой/На Лесной/На Садовой @branch]
 [textbox Дата визита; ?дд.мм.гггг @date] [checkbox Только бесплатный приём (ОМС) @free]
 [button Показать время @slots]
 - [link Кузнецова Елена Павловна @kuznetsova] стаж 12 лет [button 9:30 @k930] [button 10:00 @k1000] [button 11:30 @k1130]
 - [link Орлов Сергей Ильич @orlov] стаж 8 лет [button 9:30 @o930] [button 12:00 @o1200] [button 15:30 @o1530]
 # Данные пациента
 [textbox Фамилия, имя, отчество @fio] [textbox Номер полиса @policy] [textbox Контактный телефон @phone] [textbox Жалобы @complaints]
 [checkbox Даю согласие на обработку персональных данных @consent] [checkbox Напомнить за день до визита @remind]
 [button Записаться @book] [button Очистить форму @reset]
contentinfo:
 [link Лицензии @licences] [link Вызвать врача на дом @home] [link Результаты анализов @results]`,

  'en library': `
banner:
 [link Town Library] [textbox ; ?Title, author or ISBN @search] [button (no name) @go] (icon: search) [link My loans @loans] [link Opening hours @hours]
complementary "Narrow your results":
 # Format
 [checkbox Paperback (41) @paper] [checkbox E-book (17) @ebook] [checkbox Audiobook (9) @audio]
 # Audience
 [checkbox Adults (60)] [checkbox Young readers (12) @young]
main:
 # 67 results
 [button Grid @grid] [button List; !pressed @list]
 - [link The Sea Road @sea] by Ida Holm, 2019 
  Available at Main Street
  [button Reserve @reserve sea] [button Add to reading list @later sea]
 - [link Winter Harbour @winter] by Paul Reed, 2021
  On loan until Dec 3
  [button Reserve @reserve winter] [button Add to reading list @later winter]
 - [link A Short History of Salt @salt] by Ida Holm, 2008
  Available at Riverside
  [button Reserve @reserve salt] [button Add to reading list @later salt]
 [link 1; !current] [link 2 @two] [link 3 @three] [link › @next]
dialog "Renew":
 2 loans are due soon. [button Renew all @renew] [button Not now @notnow] [button (no name) @x] (icon: close)`,

  'ru forum': `
banner:
 [link Садоводы] [searchbox Поиск тем @search] [link Личные сообщения 1 @pm] [link Мой профиль @me] [link Выход @logout]
main:
 # Когда сажать чеснок?
 - Лена 12 ноября: У нас уже снег. [button Ответить @answer lena] [button Цитировать @quote lena] [button (no name) @up lena] (icon: thumbs up)
 - Борис 13 ноября: Самое время. [button Ответить @answer boris] [button Цитировать @quote boris] [button (no name) @up boris] (icon: thumbs up)
 - Зоя 14 ноября: Лучше весной. [button Ответить @answer zoya] [button Цитировать @quote zoya] [button (no name) @up zoya] (icon: thumbs up)
 [button Следить за темой @follow] [button Сообщить модератору @report]
 # Ваш ответ
 [button Ж @bold] [button К @italic] [textbox Сообщение @text] [file Прикрепить изображение @file] [checkbox Уведомлять об ответах @notify]
 [button Опубликовать @publish] [button Предпросмотр @preview]
 navigation "Страницы":
  [link 1; !current] [link 2] [link Последняя @last]
complementary:
 # Похожие темы
 [link Лук-севок под зиму @onion] [link Чем укрыть розы @roses] [link Удобрения осенью @fertilizer]`,
} as const;
