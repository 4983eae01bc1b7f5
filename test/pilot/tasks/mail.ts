import type { MailState } from '../../../src/practice/mail/mailbox.ts';
import type { Folder, Message } from '../../../src/practice/mail/model.ts';
import { every, holds, plain, sameText, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

type Mail = Omit<MailState, 'messages'> & { messages: Message[] };

export const mail: readonly WrittenTask[] = [
  {
    name: 'mail: how many unread',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'How many unread letters are in my inbox?',
      "What's the number of unread messages in the Inbox folder?",
      'quick one: how much mail in the inbox haven’t I read yet?',
    ],
    kinds: ['how many'],
    commits: false,
    outcome: tells(13),
  },
  {
    name: 'mail: when the flight departs',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Open the letter from Aerolume Airlines and tell me the departure time.',
      'Look into the mail from Aerolume: when does the flight depart?',
      'I booked with Aerolume, there is a mail about it. What time do we take off?',
    ],
    kinds: ['open', 'what is', 'then', 'name'],
    commits: false,
    outcome: tells(['09:35', '9:35']),
  },
  {
    name: 'mail: send to an address',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Send a mail to nina@fernpost.example with the subject "Sunday" and the text "I will bring the cake."',
      'Compose a new message: recipient nina@fernpost.example, subject "Sunday", body "I will bring the cake." Then send it.',
      'please drop nina@fernpost.example a line, subject Sunday, text: I will bring the cake.',
    ],
    kinds: ['send', 'quoted', 'mail address', 'type', 'pronoun'],
    commits: true,
    outcome: sent({ to: 'nina@fernpost.example', subject: 'Sunday', body: 'I will bring the cake' }),
  },
  {
    name: 'mail: the star in a row',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Click the star in the row of Sofia Reyes.',
      'Add a star to the mail from Sofia Reyes.',
      "Sofia Reyes wrote about the cabin weekend, star that one so I don't lose it",
    ],
    kinds: ['click', 'in the row of', 'name'],
    commits: false,
    outcome: holds<Mail>('The letter about the cabin has no star.', ({ messages }) => {
      const starred = messages.filter((one) => one.starred).map(({ id }) => id);
      return sameIds(starred, ['m-launch-4', 'm-photos-2', 'm-flight', 'm-cabin']);
    }),
  },
  {
    name: 'mail: minutes to the archive',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Move the mail "Minutes of the Thursday meeting" to the archive.',
      'Archive the message called "Minutes of the Thursday meeting".',
      'The minutes of the thursday meeting can go to the archive now',
    ],
    kinds: ['move', 'quoted'],
    commits: false,
    outcome: every(lies('archive', 'm-minutes'), lies('inbox', 'm-invitation', 'm-review')),
  },
  {
    name: 'mail: empty the spam folder',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Go to Spam and delete everything in it.',
      'Open the Spam folder, then empty it.',
      "All that's in the spam folder can be thrown away for good, do it please",
    ],
    kinds: ['go', 'then', 'remove', 'all', 'pronoun'],
    commits: true,
    outcome: holds<Mail>('Spam is not empty.', ({ messages, deletedForever }) => {
      return messages.every(({ folder }) => folder !== 'spam') && deletedForever.length === 4;
    }),
  },
  {
    name: 'mail: unread if there is one',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'If there is a mail from Tim Brandt in the inbox, mark it as unread.',
      'Check the inbox for a letter from Tim Brandt; if you find one, mark it as unread.',
      'is there anything from tim brandt? if so make it unread again',
    ],
    kinds: ['if there is', 'name', 'pronoun'],
    commits: false,
    outcome: holds<Mail>('The letter from Tim is not unread.', ({ messages }) => {
      return messages.some(({ id, unread }) => id === 'm-budget-2' && unread);
    }),
  },
  {
    name: 'mail: all spam except one',
    site: 'mail',
    path: '/spam',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Select all letters in Spam except the one from Mira Lindqvist and delete them forever.',
      'In the Spam folder delete every message forever, but not the one from Mira Lindqvist.',
      'Get rid of all this spam for good, only keep what Mira Lindqvist sent',
    ],
    kinds: ['all', 'except', 'tick', 'remove', 'pronoun'],
    commits: true,
    outcome: holds<Mail>('Not exactly three letters are gone.', ({ messages, deletedForever }) => {
      const left = messages.filter(({ folder }) => folder === 'spam').map(({ id }) => id);
      return sameIds(left, ['m-caught-mira']) && deletedForever.length === 3;
    }),
  },
  {
    name: 'mail: total of the groceries, on a Russian page',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Open the mail about order 50412 and tell me the total.',
      'How much is the total of order 50412?',
      'what did I pay altogether for that grocery delivery, number 50412',
    ],
    kinds: ['what is', 'number', 'price'],
    commits: false,
    outcome: tells(64.18),
  },
  {
    name: 'mail: the seat, on a Russian page',
    site: 'mail',
    path: '/inbox',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Search my mail for QX7R2M and tell me which seat I have.',
      'Find the letter with QX7R2M. What is my seat?',
      'booking code QX7R2M, it must be in my mail somewhere – where do I sit?',
    ],
    kinds: ['search', 'what is', 'unquoted'],
    commits: false,
    outcome: tells(['14A', '14А']),
  },
  {
    name: 'почта: сколько черновиков',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Сколько писем в папке «Черновики»?',
      'Зайди в черновики и скажи, сколько там писем.',
      'а черновиков у меня сколько накопилось?',
    ],
    kinds: ['how many', 'go', 'quoted'],
    commits: false,
    outcome: tells(2),
  },
  {
    name: 'почта: письмо Вере',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Отправь письмо Вере Кастальской: тема «Ужин», текст «Я ем рыбу.»',
      'Напиши Вере Кастальской письмо с темой «Ужин» и текстом «Я ем рыбу.» и отправь его.',
      'черкни пожалуйста Вере Кастальской, тема Ужин, а в письме: Я ем рыбу.',
    ],
    kinds: ['send', 'name', 'quoted', 'type', 'pronoun'],
    commits: true,
    outcome: sent({ to: 'vera@northwharf.example', subject: 'Ужин', body: 'Я ем рыбу' }),
  },
  {
    name: 'почта: ответ Даниилу',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Открой письмо от Даниила Орехова и ответь ему: «Прилетаю в 12:20 рейсом AL 482.»',
      'Ответь на письмо Даниила Орехова текстом «Прилетаю в 12:20 рейсом AL 482.»',
      'Даниил Орехов спрашивает, когда я прилетаю. Ответь: Прилетаю в 12:20 рейсом AL 482.',
    ],
    kinds: ['open', 'send', 'time', 'name', 'pronoun', 'then'],
    commits: true,
    outcome: every(
      sent({ to: 'daniel@northwharf.example', body: 'Прилетаю в 12:20 рейсом AL 482' }),
      holds<Mail>('It is no answer to his letter.', ({ sent: [letter] }) => letter?.inReplyTo === 'm-arrival'),
    ),
  },
  {
    name: 'почта: сумма последнего счёта',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Найди последнее письмо от типографии «Люмен» и скажи, какая там итоговая сумма.',
      'Какая сумма указана в самом новом письме от типографии «Люмен»?',
      'типография Люмен прислала счёт, глянь последний — сколько всего с нас хотят?',
    ],
    kinds: ['find', 'latest', 'what is', 'price'],
    commits: false,
    outcome: tells(1286.39),
  },
  {
    name: 'почта: два письма в спам',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Отметь письма от «ЦЕНТР МЕГА-ПРИЗОВ» и «CoinRocket VIP» и перемести их в спам.',
      'Перенеси в спам письмо от ЦЕНТРА МЕГА-ПРИЗОВ и письмо от CoinRocket VIP.',
      'Мегапризы и этот CoinRocket VIP — явный спам, отправь оба письма туда',
    ],
    kinds: ['move', 'tick', 'name', 'pronoun'],
    commits: false,
    outcome: holds<Mail>('Not exactly these two letters went to Spam.', ({ messages }) => {
      const inSpam = messages.filter(({ folder }) => folder === 'spam').map(({ id }) => id);
      return inSpam.length === 6 && inSpam.includes('m-spam-prize') && inSpam.includes('m-spam-crypto');
    }),
  },
  {
    name: 'почта: сложить две суммы',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Сложи итоговые суммы из писем «Ваша поездка в пятницу вечером» и «Два билета на сегодня, 20:30».',
      'Сколько всего вышло за такси «Гребень» и за кинотеатр «Орфей» вместе?',
      'посчитай, во сколько мне обошёлся вечер пятницы: такси Гребень плюс билеты в Орфей',
    ],
    kinds: ['sum', 'price', 'quoted'],
    commits: false,
    outcome: tells(36.6),
  },
  {
    name: 'почта: отмеченные таблицей',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Открой «Отмеченные» и выпиши все письма таблицей: отправитель и тема.',
      'Сделай таблицу всех отмеченных писем: от кого и тема.',
      'собери мне в табличку письма со звёздочкой, кто написал и о чём тема',
    ],
    kinds: ['table', 'list', 'all', 'go'],
    commits: false,
    outcome: every(
      tells('Чек-лист запуска', 'Фотографии с озера', 'Бронирование подтверждено'),
      tells('Ланская', 'Ветрова', 'Aerolume'),
    ),
  },
  {
    name: 'почта: непрочитанное в спаме, на английской странице',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Сколько непрочитанных писем в спаме?',
      'Посмотри в папку со спамом: сколько там непрочитанных?',
      'в спаме есть что-нибудь новое? сколько штук не прочитано',
    ],
    kinds: ['how many', 'go'],
    commits: false,
    outcome: tells(2),
  },
  {
    name: 'почта: рассылку в архив, на английской странице',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Перемести письмо от Slow Garden в архив.',
      'Найди письмо Slow Garden и отправь его в архив.',
      'Slow Garden я прочитал, можно в архив',
    ],
    kinds: ['move', 'find', 'name', 'pronoun'],
    commits: false,
    outcome: every(lies('archive', 'm-news-garden'), lies('inbox', 'm-news-margin', 'm-groceries')),
  },
  {
    name: 'почта: код для кино, на английской странице',
    site: 'mail',
    path: '/inbox',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Прочитай письмо от Orpheum Lane Cinema и скажи, какой код показать на входе.',
      'Какой код указан в письме от Orpheum Lane Cinema?',
      'что за код надо показать в кинотеатре Orpheum Lane? письмо было во входящих',
    ],
    kinds: ['read', 'what is', 'name'],
    commits: false,
    outcome: tells('K4-771'),
  },
];

/** One letter left, and it is the one that was wanted. */
function sent({ to, subject, body }: { to: string; subject?: string; body: string }): Check {
  return ({ state }) => {
    const { sent: letters } = state as Mail;
    const [letter] = letters;
    if (!letter || letters.length > 1) return `${letters.length} letters were sent.`;
    if (letter.to.join() !== to) return `It went to ${letter.to.join()}.`;
    if (subject !== undefined && !sameText(letter.subject, subject)) return `Its subject is "${letter.subject}".`;
    return plain(letter.body).includes(plain(body)) || `Its text is "${letter.body}".`;
  };
}

function lies(folder: Folder, ...ids: readonly string[]): Check {
  return holds<Mail>(`${ids.join()} should lie in ${folder}.`, ({ messages }) =>
    ids.every((id) => messages.some((one) => one.id === id && one.folder === folder)),
  );
}

function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}
