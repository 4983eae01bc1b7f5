import { both, type Words } from '../../words.ts';

export interface Article {
  readonly id: string;
  readonly title: Words;
  readonly minutes: number;
  /** What its picture shows. */
  readonly motif: 'houses' | 'boat' | 'trees';
  readonly paragraphs: readonly Words[];
}

export const articles: readonly Article[] = [
  {
    id: 'night-trams',
    motif: 'houses',
    title: both('The quiet comeback of night trams', 'Тихое возвращение ночных трамваев'),
    minutes: 4,
    paragraphs: [
      both(
        'At ten past one the depot doors open again. For eleven years the last tram of Oldhaven left at midnight; since March three lines run until five.',
        'В десять минут второго ворота депо снова открываются. Одиннадцать лет последний трамвай Олдхейвена уходил в полночь; с марта три линии ходят до пяти утра.',
      ),
      both(
        'Bakers, nurses and people who cannot sleep fill the first car. The drivers know most of them by name.',
        'Пекари, медсёстры и те, кому не спится, занимают первый вагон. Вагоновожатые знают почти всех по именам.',
      ),
      both(
        'The city pays less than feared: 1,900 passengers a night, twice what the planners had hoped for.',
        'Городу это обходится дешевле, чем боялись: 1900 пассажиров за ночь, вдвое больше, чем рассчитывали.',
      ),
    ],
  },
  {
    id: 'winter-pool',
    motif: 'boat',
    title: both('Swimming outdoors at four degrees', 'Плавать под открытым небом при четырёх градусах'),
    minutes: 3,
    paragraphs: [
      both(
        'The outdoor pool stays open this winter, and the lifeguards wear two hats.',
        'Открытый бассейн этой зимой не закрывается, а спасатели носят по две шапки.',
      ),
      both(
        'Start with thirty seconds, says trainer Ada Fenwick. Breathe out slowly, keep your hands out of the water.',
        'Начните с тридцати секунд, советует тренер Ада Фенвик. Медленно выдыхайте и не опускайте кисти в воду.',
      ),
      both('Tea is free for members between seven and nine.', 'С семи до девяти участникам наливают чай бесплатно.'),
    ],
  },
  {
    id: 'museum-cellar',
    motif: 'houses',
    title: both('What the museum keeps in its cellar', 'Что музей хранит в подвале'),
    minutes: 6,
    paragraphs: [
      both(
        'Forty thousand objects, two corridors, one key. The curator leads us past a shelf of clocks that all show different times.',
        'Сорок тысяч предметов, два коридора, один ключ. Хранительница ведёт нас мимо полки с часами, и все показывают разное время.',
      ),
      both(
        'The oldest piece is a wooden spoon of 1412, found under the fish market.',
        'Самая старая вещь — деревянная ложка 1412 года, найденная под рыбным рынком.',
      ),
      both(
        'From January members may book a tour of the cellar for six people.',
        'С января участники смогут заказать экскурсию по подвалу для шести человек.',
      ),
    ],
  },
  {
    id: 'rooftop-bees',
    motif: 'trees',
    title: both('Bees above the library', 'Пчёлы над библиотекой'),
    minutes: 5,
    paragraphs: [
      both(
        'Nine hives stand on the library roof, out of sight of the readers and close to the lime trees.',
        'На крыше библиотеки стоят девять ульев: читателям не видны, зато рядом липы.',
      ),
      both(
        'The harvest of this year: 184 kilograms, sold out within a morning.',
        'Урожай этого года — 184 килограмма, разобрали за одно утро.',
      ),
      both(
        'A webcam is planned, but the bees keep sticking it shut.',
        'Хотели поставить веб-камеру, но пчёлы всё время её заклеивают.',
      ),
    ],
  },
  {
    id: 'repair-hall',
    motif: 'houses',
    title: both('The hall where nothing is thrown away', 'Зал, где ничего не выбрасывают'),
    minutes: 4,
    paragraphs: [
      both(
        'On the first Saturday of the month the market hall smells of solder.',
        'В первую субботу месяца рынок пахнет канифолью.',
      ),
      both(
        'Sixty volunteers mend what people carry in; seven of ten things leave in working order.',
        'Шестьдесят волонтёров чинят то, что приносят; семь вещей из десяти уходят рабочими.',
      ),
      both('Toasters are the most frequent guests.', 'Чаще всего приносят тостеры.'),
    ],
  },
  {
    id: 'ferry-pilot',
    motif: 'boat',
    title: both('A day with the ferry pilot', 'День с лоцманом парома'),
    minutes: 7,
    paragraphs: [
      both(
        'Twenty-two crossings, one sandwich. Pilot Jonna Marsh reads the river like others read the paper.',
        'Двадцать два рейса, один бутерброд. Лоцман Йонна Марш читает реку, как другие газету.',
      ),
      both('Fog is no trouble, she says. Swans are.', 'Туман — не беда, говорит она. Беда — лебеди.'),
      both(
        'The ferry is free with the yearly pass until the end of the year.',
        'До конца года паром бесплатный по годовому абонементу.',
      ),
    ],
  },
];

export const articleById = (id: string): Article | undefined => articles.find((article) => article.id === id);
