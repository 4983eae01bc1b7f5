/** Pages of the kinds that are everywhere, drawn for the grounding items. See draw-page.ts for how to read them. */
export const PAGES = {
  'en shop': `
banner:
 [link Hearth & Home]
 [searchbox ; ?Search products @search] [button (no name)] (icon: magnifying glass)
 navigation "Main":
  [link New in @new] [link Kitchen] [link Bedding] [link Sale] [link Help @help]
 [link Sign in @login] [link Wishlist @wishlist] [link Basket (2) @cart]
main:
 # Kettles
 [combobox Sort by; =Relevance; of Relevance/Price: low to high/Price: high to low/Newest/Rating @sort]
 complementary "Filters":
  [checkbox In stock only @stock] [checkbox Free delivery @delivery]
  [spinbutton Min @min] [spinbutton Max @max] [button Apply @apply] [link Clear all @clear]
 - [link Glass kettle 1.7 l @glass] €39.00
  Rated 4.5 by 210
  [button Add to basket @add glass] [button Save for later @save glass]
 - [link Steel kettle 1.2 l @steel] €54.00
  Rated 4.1 by 88
  [button Add to basket @add steel] [button Save for later @save steel]
 - [link Travel kettle 0.5 l @travel] €24.90
  Sold out
  [button Add to basket; !disabled @add travel] [button Save for later @save travel]
 navigation "Pages":
  [link Previous; !disabled] [link 1; !current] [link 2 @page2] [link 3] [link Next @next]
contentinfo:
 [link About us @about] [link Delivery information] [link Returns @returns] [link Privacy policy @privacy] [link Contact @contact]
 # Newsletter
 [textbox Your email; ?name@mail.example @newsletter] [button Subscribe @subscribe]`,

  'ru shop': `
banner:
 [link Домовой]
 [searchbox ; ?Найти товары @search] [button Найти @find]
 navigation "Главное меню":
  [link Каталог @catalog] [link Акции @sale] [link Доставка и оплата @delivery] [link Помощь @help]
 [link Войти @login] [link Избранное @wishlist] [link Корзина 3 @cart]
main:
 # Чайники
 [combobox Сортировка; =По популярности; of По популярности/Сначала дешёвые/Сначала дорогие/Новинки @sort]
 complementary "Фильтры":
  [checkbox Только в наличии @stock] [checkbox Бесплатная доставка @free]
  [spinbutton Цена от @min] [spinbutton Цена до @max] [button Применить @apply] [button Сбросить @clear]
 - [link Чайник стеклянный 1,7 л @glass] 2 990 ₽
  [button В корзину @add glass] [button (no name) @like glass] (icon: heart)
 - [link Чайник стальной 1,2 л @steel] 4 150 ₽
  [button В корзину @add steel] [button (no name) @like steel] (icon: heart)
 - [link Чайник дорожный 0,5 л @travel] 1 890 ₽
  [button Сообщить о поступлении @notify] [button (no name) @like travel] (icon: heart)
 [button Показать ещё @more]
contentinfo:
 [link О компании @about] [link Вакансии] [link Возврат @returns] [link Политика конфиденциальности @privacy] [link Контакты @contact]
 [textbox ; ?Ваша электронная почта @newsletter] [button Подписаться @subscribe]`,

  'en login': `
banner:
 [link Northbank] [link Personal] [link Business] [button Language: English @language]
main:
 # Welcome back
 [textbox Email or username; !required @user]
 [textbox Password; !required @password] [button Show password @show]
 [checkbox Remember me on this device @remember]
 [button Log in @login] [link Forgot your password? @forgot]
 or
 [button Continue with Google @google] [button Continue with Apple @apple]
 New here? [link Create an account @register]
contentinfo:
 [link Security] [link Terms @terms] [link Cookies]`,

  'ru login': `
banner:
 [link Северный банк] [link Частным лицам] [link Бизнесу] [button Язык: русский @language]
main:
 # С возвращением
 [textbox Телефон или почта; !required @user]
 [textbox Пароль; !required @password] [button Показать пароль @show]
 [checkbox Запомнить меня @remember]
 [button Войти @login] [link Забыли пароль? @forgot]
 или
 [button Войти через Госуслуги @gos] [button Войти по QR-коду @qr]
 Ещё нет счёта? [link Зарегистрироваться @register]
contentinfo:
 [link Безопасность] [link Условия @terms] [link Файлы cookie]`,

  'en mail': `
banner:
 [button Main menu @menu] [searchbox Search mail @search] [button Settings @settings] [button Account: Vera @account]
navigation "Folders":
 [button Compose @compose]
 [link Inbox 4; !current @inbox] [link Starred @starred] [link Sent @sent] [link Drafts 1 @drafts] [link Spam @spam] [link Trash @trash]
main:
 [checkbox Select all @all] [button Refresh @refresh] [button Mark as read @read]
 | [checkbox Select @pick anna] [button Star @star anna] Anna Petrova | [link Trip to Riga @riga] | 10:42 | [button Archive @archive anna] [button Delete @delete anna]
 | [checkbox Select @pick bank] [button Star @star bank] Northbank | [link Your statement is ready @statement] | 09:15 | [button Archive @archive bank] [button Delete @delete bank]
 | [checkbox Select @pick tom] [button Star @star tom] Tom Baker | [link Re: invoice 1204 @invoice] | Nov 14 | [button Archive @archive tom] [button Delete @delete tom]
 | [checkbox Select @pick anna2] [button Star @star anna2] Anna Schmidt | [link Photos from Sunday @photos] | Nov 13 | [button Archive @archive anna2] [button Delete @delete anna2]
 [button Older @older] [button Newer; !disabled]`,

  'ru mail': `
banner:
 [button Главное меню @menu] [searchbox Поиск по почте @search] [button Настройки @settings] [button Профиль: Вера @account]
navigation "Папки":
 [button Написать письмо @compose]
 [link Входящие 4; !current @inbox] [link Отправленные @sent] [link Черновики 1 @drafts] [link Спам @spam] [link Корзина @trash]
main:
 [checkbox Выбрать все @all] [button Обновить @refresh] [button Отметить прочитанным @read]
 | [checkbox Выбрать @pick anna] Анна Петрова | [link Поездка в Ригу @riga] | 10:42 | [button В архив @archive anna] [button Удалить @delete anna]
 | [checkbox Выбрать @pick bank] Северный банк | [link Выписка готова @statement] | 09:15 | [button В архив @archive bank] [button Удалить @delete bank]
 | [checkbox Выбрать @pick tom] Том Бейкер | [link Счёт № 1204 @invoice] | 14 ноя | [button В архив @archive tom] [button Удалить @delete tom]
 | [checkbox Выбрать @pick olga] Ольга Сидорова | [link Фотографии с воскресенья @photos] | 13 ноя | [button В архив @archive olga] [button Удалить @delete olga]
 [button Раньше @older] [button Позже; !disabled]`,

  'en flights': `
banner:
 [link Skylark] [link My bookings @bookings] [link Check-in @checkin] [link Flight status @status]
main:
 # Where to next?
 [radio Round trip; !checked @round] [radio One way @oneway] [radio Multi-city]
 [combobox From; ?City or airport @from] [button Swap airports @swap] [combobox To; ?City or airport @to]
 [textbox Departure; ?dd/mm/yyyy @depart] [textbox Return; ?dd/mm/yyyy @return]
 [spinbutton Adults; =1 @adults] [spinbutton Children; =0 @children]
 [combobox Cabin class; =Economy; of Economy/Premium economy/Business/First @cabin]
 [checkbox Direct flights only @direct] [checkbox Flexible dates @flexible]
 [textbox Promo code @promo]
 [button Search flights @search]
 # Popular destinations
 - [link Riga from €49] - [link Prague from €59]`,

  'ru flights': `
banner:
 [link Жаворонок] [link Мои бронирования @bookings] [link Регистрация на рейс @checkin] [link Табло @status]
main:
 # Куда летим?
 [radio Туда и обратно; !checked @round] [radio В одну сторону @oneway]
 [combobox Откуда; ?Город или аэропорт @from] [button Поменять местами @swap] [combobox Куда; ?Город или аэропорт @to]
 [textbox Туда; ?дд.мм.гггг @depart] [textbox Обратно; ?дд.мм.гггг @return]
 [spinbutton Взрослые; =1 @adults] [spinbutton Дети; =0 @children]
 [combobox Класс; =Эконом; of Эконом/Комфорт/Бизнес/Первый @cabin]
 [checkbox Без пересадок @direct] [checkbox Гибкие даты @flexible]
 [textbox Промокод @promo]
 [button Найти билеты @search]
 # Популярные направления
 - [link Рига от 4 900 ₽] - [link Прага от 5 900 ₽]`,

  'en checkout': `
banner:
 [link Hearth & Home] [link Back to basket @back]
main:
 # Checkout
 # Delivery address
 [textbox First name @first] [textbox Last name @last]
 [textbox Street and house number @street] [textbox City @city] [textbox Postcode @zip]
 [combobox Country; =Latvia; of Estonia/Latvia/Lithuania/Poland @country]
 [textbox Phone; ?+371 @phone] [textbox Email @email]
 # Delivery method
 [radio Courier, 1–2 days, €4.90; !checked @courier] [radio Parcel locker, €2.50 @locker] [radio Pick up in store, free @pickup]
 # Payment
 [radio Card; !checked @card] [radio PayPal] [radio Cash on delivery @cash]
 [textbox Card number @number] [textbox Expiry date; ?MM/YY @expiry] [textbox CVC @cvc] [textbox Name on card @holder]
 [textbox Gift message (optional) @message]
 [checkbox I agree to the terms @agree] [link Terms and conditions @terms]
 [checkbox Send me offers by email @offers]
 [button Place order @order]`,

  'ru checkout': `
banner:
 [link Домовой] [link Вернуться в корзину @back]
main:
 # Оформление заказа
 # Адрес доставки
 [textbox Имя @first] [textbox Фамилия @last]
 [textbox Улица и дом @street] [textbox Город @city] [textbox Индекс @zip]
 [combobox Страна; =Россия; of Россия/Казахстан/Беларусь/Армения @country]
 [textbox Телефон; ?+7 @phone] [textbox Электронная почта @email]
 # Способ доставки
 [radio Курьер, 1–2 дня, 390 ₽; !checked @courier] [radio Постамат, 190 ₽ @locker] [radio Самовывоз, бесплатно @pickup]
 # Оплата
 [radio Банковская карта; !checked @card] [radio СБП] [radio Наличными при получении @cash]
 [textbox Номер карты @number] [textbox Срок действия; ?ММ/ГГ @expiry] [textbox CVC @cvc] [textbox Имя владельца карты @holder]
 [textbox Комментарий к заказу @message]
 [checkbox Согласен с условиями @agree] [link Условия продажи @terms]
 [checkbox Получать предложения по почте @offers]
 [button Оформить заказ @order]`,

  'en admin': `
navigation "Sections":
 [link Dashboard @dashboard] [link People; !current @people] [link Projects @projects] [link Invoices @invoices] [link Reports @reports] [link Settings @settings] [link Log out @logout]
main:
 # People
 [searchbox Filter people @filter] [combobox Role; =Any; of Any/Admin/Editor/Viewer @role filter] [button Invite member @invite] [button Export CSV @export]
 | [columnheader Name @by name] [columnheader Email @by email] [columnheader Role @by role] [columnheader Last seen @by seen]
 | Olga Ivanova | olga@works.example | Admin | 2 days ago | [button Edit @edit olga] [button Remove @remove olga]
 | Peter Novak | peter@works.example | Editor | today | [button Edit @edit peter] [button Remove @remove peter]
 | Maria Lopez | maria@works.example | Viewer | 3 weeks ago | [button Edit @edit maria] [button Remove @remove maria]
 | Sam O'Neil | sam@works.example | Viewer | never | [button Edit @edit sam] [button Remove @remove sam]
 [button Previous page; !disabled] 1–4 of 32 [button Next page @next]
dialog "Cookies":
 We use cookies. [button Accept all @accept] [button Only necessary @reject] [link Learn more]`,

  'ru settings': `
navigation "Разделы":
 [link Профиль; !current @profile] [link Безопасность @security] [link Уведомления @notifications] [link Оплата @billing] [link Выйти @logout]
main:
 # Личные данные
 [textbox Имя; =Вера @name] [textbox Дата рождения; ?дд.мм.гггг @birth] [combobox Пол; =Не указан; of Не указан/Мужской/Женский @gender]
 [button Загрузить фото @photo] [button Удалить фото @delete photo]
 # Оформление
 [radio Светлая тема; !checked @light] [radio Тёмная тема @dark] [slider Размер шрифта; =16 @font]
 [combobox Язык; =Русский; of Русский/English/Deutsch @language] [combobox Часовой пояс; =Москва; of Москва/Самара/Омск @zone]
 # Уведомления
 [switch По электронной почте; !checked @by mail] [switch Push-уведомления @push] [switch SMS @sms]
 # Опасная зона
 [button Удалить аккаунт @delete account]
 [button Сохранить изменения @save] [button Отмена @cancel]`,

  'en settings': `
navigation "Sections":
 [link Profile; !current @profile] [link Security @security] [link Notifications @notifications] [link Billing @billing] [link Sign out @logout]
main:
 # Personal details
 [textbox Display name; =Vera @name] [textbox Date of birth; ?dd/mm/yyyy @birth] [combobox Gender; =Not set; of Not set/Male/Female @gender]
 [button Upload photo @photo] [button Remove photo @delete photo]
 # Appearance
 [radio Light; !checked @light] [radio Dark @dark] [slider Font size; =16 @font]
 [combobox Language; =English; of English/Русский/Deutsch @language] [combobox Time zone; =Riga; of Riga/London/Tokyo @zone]
 # Notifications
 [switch Email; !checked @by mail] [switch Push @push] [switch Text messages @sms]
 # Danger zone
 [button Delete account @delete account]
 [button Save changes @save] [button Discard @cancel]`,

  'en tasks': `
banner:
 [button (no name) @menu] (icon: menu) [button (no name) @bell] (icon: bell) [button (no name) @gear] (icon: gear)
main:
 # Today
 - [checkbox Buy milk @milk] [button (no name) @edit milk] (icon: pencil) [button (no name) @trash milk] (icon: trash can)
 - [checkbox Call the dentist; !checked @dentist] [button (no name) @edit dentist] (icon: pencil) [button (no name) @trash dentist] (icon: trash can)
 - [checkbox Pay the rent @rent] [button (no name) @edit rent] (icon: pencil) [button (no name) @trash rent] (icon: trash can)
 [textbox ; ?What needs to be done? @new] [button Add task @add]
 # Tomorrow
 - [checkbox Water the plants @plants] [button (no name) @edit plants] (icon: pencil) [button (no name) @trash plants] (icon: trash can)
 - [checkbox Book train tickets @train] [button (no name) @edit train] (icon: pencil) [button (no name) @trash train] (icon: trash can)
 tablist:
  [tab All; !selected @all] [tab Active @active] [tab Completed @completed]
 [button Clear completed @clear] 4 items left`,

  'ru news': `
banner:
 [link Вестник] [button Меню @menu] [searchbox ; ?Поиск по сайту @search] [link Подписка @subscribe]
navigation "Рубрики":
 [link Политика] [link Экономика @economy] [link Спорт @sport] [link Культура @culture] [link Погода @weather]
main:
 # Главное
 - [link Мост через реку откроют в декабре @bridge] 12 комментариев [link Читать далее @read bridge]
 - [link В городе выпал первый снег @snow] 4 комментария [link Читать далее @read snow]
 - [link Музей покажет новую выставку @museum] 8 комментариев [link Читать далее @read museum]
 # Самое читаемое
 [link Как изменятся тарифы @tariffs] [link Расписание электричек @trains]
 form "Комментарий":
  [textbox Ваше имя @name] [textbox Текст комментария @text] [button Отправить @send] [button Очистить @reset]
contentinfo:
 [link О редакции @about] [link Реклама @ads] [link Обратная связь @feedback]`,
} as const;
