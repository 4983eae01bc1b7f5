/** Pages drawn last, for the items on which the final number is taken. */
export const UNSEEN_PAGES = {
  'en gym': `
banner:
 [link Ironworks @logo] [link Timetable @timetable] [link Trainers @trainers] [link Membership @membership] [link Clubs @clubs] [button Book a visit @visit]
main:
 # Classes this week
 [button ‹ @back] Nov 16 – 22 [button › @forward]
 [combobox Club; =Harbour; of Harbour/Old Town/Airport @club] [combobox Intensity; =Any; of Any/Gentle/Moderate/Hard @intensity] [checkbox Hide full classes @hide]
 | Mon 18:00 | Spinning | Mark Liepa | 3 places left | [button Join @join spinning]
 | Mon 19:00 | Yoga for beginners | Ilze Kalna | full | [button Join waiting list @wait yoga]
 | Tue 07:30 | Pilates | Ilze Kalna | 8 places left | [button Join @join pilates]
 | Wed 20:00 | Boxing | Roberts Ozols | 1 place left | [button Join @join boxing]
 # Freeze your membership
 [date First day @first] [date Last day @last] [combobox Reason; =Choose; of Choose/Travel/Illness/Other @reason] [textbox Anything else we should know? @else]
 [button Request freeze @freeze]
contentinfo:
 [link Lost property @lost] [link House rules @rules] [link Gift vouchers @vouchers] [link Work with us @work]`,

  'ru post': `
banner:
 [link Быстрая почта] [link Отправить @send] [link Отследить @track] [link Отделения @offices] [link Тарифы @rates] [button EN @english]
main:
 # Отправить посылку
 [radio Письмо @letter] [radio Посылка; !checked @parcel] [radio Мелкий пакет @packet]
 [textbox Откуда; ?Город или индекс @from] [textbox Куда; ?Город или индекс @to]
 [spinbutton Вес, г @weight] [spinbutton Длина, см @length] [spinbutton Ширина, см @width] [spinbutton Высота, см @height]
 [checkbox Хрупкое @fragile] [checkbox Объявленная ценность @declared] [checkbox Уведомление о вручении @receipt]
 [button Рассчитать стоимость @calculate]
 # Отправитель
 [textbox ФИО отправителя @sender] [textbox Телефон отправителя @sender phone]
 # Получатель
 [textbox ФИО получателя @recipient] [textbox Телефон получателя @recipient phone]
 [button Перейти к оплате @pay] [button Сохранить черновик @draft]
contentinfo:
 [link Правила пересылки @rules] [link Запрещённые вложения @forbidden] [link Подать обращение @appeal] [link Вакансии @jobs]`,

  'en photos': `
banner:
 [button (no name) @menu] (icon: hamburger) [searchbox Search your photos @search] [button Upload @upload] [button (no name) @help] (icon: question)
navigation "Library":
 [link Photos; !current @photos] [link Albums @albums] [link People and pets @people] [link Favourites @favourites] [link Hidden @hidden] [link Recently deleted @deleted]
main:
 # Summer at the lake
 24 photos · shared with Anna [button Share album @share] [button Slideshow @slideshow] [button ⋮ @more]
 - [checkbox Sunset.jpg @sunset] [button (no name) @heart sunset] (icon: heart) [button (no name) @info sunset] (icon: info)
 - [checkbox Boat.jpg @boat] [button (no name) @heart boat] (icon: heart) [button (no name) @info boat] (icon: info)
 - [checkbox Grandma.jpg @grandma] [button (no name) @heart grandma] (icon: heart) [button (no name) @info grandma] (icon: info)
dialog "Edit Boat.jpg":
 [button Crop @crop] [button Rotate left @left] [button Rotate right @right] [slider Brightness; =0 @brightness] [slider Contrast; =0 @contrast] [slider Warmth; =0 @warmth]
 [button Revert to original @revert] [button Cancel @cancel] [button Save copy @copy]`,

  'ru cinema': `
banner:
 [link Кинотеатр «Волна»] [link Афиша; !current @now] [link Скоро @soon] [link Бар @bar] [link Подарочные карты @cards] [button Мои билеты @tickets]
main:
 # Сегодня, 15 ноября
 tablist:
  [tab Сегодня; !selected @today] [tab Завтра @tomorrow] [tab Вт, 17 @tuesday]
 [checkbox Только 3D @3d] [checkbox С субтитрами @subtitles] [combobox Зал; =Все залы; of Все залы/Большой/Малый/VIP @hall]
 - [link Северный ветер @north] драма, 16+ [button 14:20 @n1420] [button 18:40 @n1840] [button 21:15 @n2115] [button Трейлер @trailer north]
 - [link Кот-космонавт @cat] мультфильм, 0+ [button 11:00 @c1100] [button 13:10 @c1310] [button Трейлер @trailer cat]
 - [link Последний поезд @train] детектив, 12+ [button 16:30 @t1630] [button 20:00 @t2000] [button Трейлер @trailer train]
 # Ваш заказ
 2 билета, ряд 5 [button − @less] 2 [button + @plus] [textbox Промокод @promo] [textbox Почта для билетов @mail]
 [button Купить за 900 ₽ @buy] [link Отменить бронь @cancel]
contentinfo:
 [link Как добраться @way] [link Правила посещения @rules] [link Вернуть билеты @refund]`,
} as const;
