import { both, type Words } from '../../../words.ts';

/** What people say in passing: true under any question. */
export const passing: readonly Words[] = [
  both('Following, I have the same question.', 'Слежу за темой, у меня тот же вопрос.'),
  both('Thank you, that saved my weekend.', 'Спасибо, вы спасли мои выходные.'),
  both('Please tell us how it went.', 'Расскажите потом, что получилось.'),
  both('Photo, please!', 'Фото в студию!'),
  both('I learned this the hard way last year.', 'Прошлый год научил меня этому на собственных ошибках.'),
  both('Good question, bookmarked.', 'Хороший вопрос, сохраняю в закладки.'),
  both('My neighbour swears by the same method.', 'Сосед делает точно так же и очень доволен.'),
  both('Why did nobody tell me this earlier?', 'Почему мне раньше никто этого не сказал?'),
  both('Same here, works for me since spring.', 'То же самое, с весны работает.'),
  both('I would try the simplest thing first.', 'Начать стоит с самого простого.'),
  both('Worth a page in the guide section.', 'Достойно отдельной статьи.'),
  both('Great thread, as always.', 'Отличная тема, как всегда.'),
];

/** The weekly thread: one thing, one sentence. */
export const fixedThisWeek: readonly Words[] = [
  both('A desk lamp: new switch.', 'Настольная лампа: новый выключатель.'),
  both('A toddler’s scooter: the wheel bearing was full of sand.', 'Детский самокат: в подшипнике было полно песка.'),
  both('A kitchen drawer that stuck since 2019.', 'Кухонный ящик, который заедал с 2019 года.'),
  both(
    'A doorbell: corroded battery contacts and a little vinegar.',
    'Дверной звонок: окислились контакты, помог уксус.',
  ),
  both(
    'A wool jumper: two moth holes, now two little stars.',
    'Шерстяной свитер: было две дырки от моли, теперь две звёздочки.',
  ),
  both('A clock that ran backwards. Long story.', 'Часы, которые шли назад. Долгая история.'),
  both('A bicycle pump: new leather washer cut from an old boot.', 'Велосипедный насос: манжета из старого сапога.'),
  both('A toaster: crumbs. It was crumbs.', 'Тостер: крошки. Просто крошки.'),
  both('The hinge of my glasses.', 'Дужку своих очков.'),
  both('A leaking tap: washer, half a minute.', 'Капающий кран: прокладка, полминуты.'),
  both('A rucksack strap, waxed thread.', 'Лямку рюкзака, вощёной нитью.'),
  both(
    'A cassette deck: new belt, and my teenage mixtapes live again.',
    'Кассетную деку: новый пассик, и мои школьные кассеты снова живы.',
  ),
  both('A garden hose, with a piece of copper pipe.', 'Садовый шланг, куском медной трубки.'),
  both('A hair dryer: thermal fuse.', 'Фен: термопредохранитель.'),
  both('A chair that wobbled. It still wobbles, but less.', 'Шаткий стул. Он всё ещё шатается, но меньше.'),
  both('A torch: the spring was upside down.', 'Фонарик: пружина стояла наоборот.'),
  both('A blender: new coupling.', 'Блендер: новая муфта.'),
  both('The cat flap. The cat had a complaint.', 'Кошачью дверцу. Кошка жаловалась.'),
  both('A music box with one missing tooth.', 'Музыкальную шкатулку без одного зубчика.'),
  both('A window that whistled in the wind.', 'Окно, которое свистело на ветру.'),
  both('A thermos lid: gasket from a jam jar.', 'Крышку термоса: прокладка от банки варенья.'),
  both('A keyboard: tea. Never again.', 'Клавиатуру: чай. Больше никогда.'),
  both('A wheelbarrow tyre.', 'Колесо тачки.'),
  both('A projector: dust on the sensor.', 'Проектор: пыль на датчике.'),
  both('A zip on a tent.', 'Молнию на палатке.'),
  both(
    'Nothing, but I found out why it is broken. Half the way.',
    'Ничего, зато теперь ясно, почему сломалось. Полпути.',
  ),
];
