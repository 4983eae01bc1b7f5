import type { ForumState } from '../../../src/practice/forum/state.ts';
import { every, holds, plain, sameText, silentOn, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

/** Ids of comments are made from what stands in them, and are the same every time. */
const ANSWER_OF_OSKAR = 'c511360494';

export const forum: readonly WrittenTask[] = [
  {
    name: 'forum: topics of a board',
    site: 'forum',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Go to the board "Bicycles". How many topics are there?',
      'How many topics does the board Bicycles have?',
      'do people talk much about bicycles here? how many topics is that',
    ],
    kinds: ['go', 'how many', 'quoted'],
    commits: false,
    outcome: tells(7),
  },
  {
    name: 'forum: like one comment',
    site: 'forum',
    path: '/t/kettle-leak',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Click the Like button next to the comment of Oskar Brindle.',
      'Like the comment by Oskar Brindle.',
      'what Oskar Brindle wrote is spot on, give it a like from me',
    ],
    kinds: ['click', 'next to', 'name', 'pronoun'],
    commits: true,
    outcome: holds<ForumState>('Not exactly this comment is liked.', ({ likes }) => likes.join() === ANSWER_OF_OSKAR),
  },
  {
    name: 'forum: find a topic and reply',
    site: 'forum',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for "coffee grinder", open the topic and post the reply "I use a hand grinder."',
      'Find the topic about a quiet coffee grinder and reply: "I use a hand grinder."',
      'there is a thread on quiet coffee grinders, write there for me: I use a hand grinder.',
    ],
    kinds: ['search', 'find', 'open', 'type', 'send', 'quoted'],
    commits: true,
    outcome: posted('grinder', 'I use a hand grinder'),
  },
  {
    name: 'forum: add up the parts',
    site: 'forum',
    path: '/messages',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Read the message "Rear wheel for the cargo bike" and add up the prices of hub, rim and spokes.',
      'Open the message from Tomasz Wolny. What do the hub, the rim and the spokes cost together?',
      'Tomasz Wolny told me what the wheel parts cost, hub rim spokes. whats the sum?',
    ],
    kinds: ['read', 'open', 'sum', 'price'],
    commits: false,
    outcome: tells(124),
  },
  {
    name: 'forum: follow a topic, on a Russian page',
    site: 'forum',
    path: '/topics',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Open the topic about studded tyres and follow it.',
      'Find the topic on studded tyres in the city, then click "Follow topic".',
      'keep me posted on that discussion about studded tyres – follow it',
    ],
    kinds: ['open', 'find', 'click', 'then', 'pronoun'],
    commits: false,
    outcome: holds<ForumState>('Not exactly this topic is followed.', ({ follows }) => {
      return follows.toSorted().join() === 'sourdough-flat,winter-tyres';
    }),
  },
  {
    name: 'форум: новая тема',
    site: 'forum',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Создай новую тему: раздел «Велосипеды», заголовок «Ищу насос», текст «Подскажите надёжный насос для города.»',
      'Открой новую тему в разделе Велосипеды с заголовком «Ищу насос» и текстом «Подскажите надёжный насос для города.»',
      'спроси на форуме в велосипедах, тема Ищу насос, а написать надо вот что: «Подскажите надёжный насос для города.»',
    ],
    kinds: ['add', 'choose', 'fill', 'send', 'quoted'],
    commits: true,
    outcome: every(
      holds<ForumState>('There is no such topic.', ({ topics }) => {
        const [topic, ...others] = topics;
        return others.length === 0 && topic?.board === 'bicycles' && sameText(topic.title, 'Ищу насос');
      }),
      posted('topic-1', 'Подскажите надёжный насос для города'),
    ),
  },
  {
    name: 'форум: сколько новых сообщений',
    site: 'forum',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Сколько у меня новых сообщений?',
      'Зайди в сообщения и посчитай, сколько из них новых.',
      'мне там кто-нибудь писал? сколько непрочитанных сообщений',
    ],
    kinds: ['how many', 'go', 'pronoun'],
    commits: false,
    outcome: tells(3),
  },
  {
    name: 'форум: сообщение участнику',
    site: 'forum',
    path: '/messages',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Напиши сообщение участнику ilse_t: тема «Конверт», текст «Фасоль пришла, спасибо!»',
      'Отправь ilse_t личное сообщение с темой «Конверт» и текстом «Фасоль пришла, спасибо!»',
      'передай ilse_t личным сообщением, тема Конверт, что «Фасоль пришла, спасибо!»',
    ],
    kinds: ['send', 'name', 'quoted', 'unquoted'],
    commits: true,
    outcome: holds<ForumState>('The message was not sent as wanted.', ({ messages }) => {
      const [message, ...others] = messages.filter(({ folder }) => folder === 'sent');
      if (!message || others.length > 0 || message.to !== 'ilse_t') return false;
      return sameText(String(message.subject), 'Конверт') && sameText(String(message.body), 'Фасоль пришла, спасибо!');
    }),
  },
  {
    name: 'форум: удалить свой комментарий',
    site: 'forum',
    path: '/t/sourdough-flat',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Удали комментарий Робин Вейл, который начинается со слова «Спасибо», и подтверди.',
      'Удали мой комментарий «Спасибо! Значит, в полтора раза. В субботу пеку снова.»',
      'я там в ответах благодарил и обещал печь в субботу, убери этот мой комментарий',
    ],
    kinds: ['remove', 'accept', 'quoted', 'name', 'pronoun'],
    commits: true,
    said: [{ to: /комментари/i, answer: 'Тот, что начинается со «Спасибо! Значит, в полтора раза».' }],
    outcome: holds<ForumState>('Not exactly this comment is deleted.', ({ posts }) => {
      return (
        posts
          .filter(({ deleted }) => deleted)
          .map(({ id }) => id)
          .join() === 'p2'
      );
    }),
  },
  {
    name: 'форум: принятый ответ, на английской странице',
    site: 'forum',
    path: '/t/attic-wifi',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Чей ответ принят в этой теме и сколько у него лайков?',
      'Найди принятый ответ: кто автор и сколько лайков он набрал?',
      'кто тут в итоге подсказал решение (оно отмечено как принятое) и скольким понравилось?',
    ],
    kinds: ['which', 'how many', 'find', 'pronoun'],
    commits: false,
    outcome: every(tells(['Wen Liang', 'wen_l', 'Вэнь Лян'], 38), silentOn('Raul')),
  },
  {
    name: 'форум: когда пришла Марта, на английской странице',
    site: 'forum',
    path: '/u/marta_q',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Когда Marta Quill присоединилась к форуму?',
      'Скажи, с какого месяца и года Marta Quill на форуме.',
      'давно эта Marta Quill тут? с какого года',
    ],
    kinds: ['what is', 'date', 'name'],
    commits: false,
    outcome: tells('2018'),
  },
];

/** One new comment stands in the topic, and it is the one that was wanted. */
function posted(topic: string, text: string): Check {
  return holds<ForumState>('The comment was not posted as wanted.', ({ posts }) => {
    const [post, ...others] = posts.slice(3);
    return others.length === 0 && post?.topic === topic && plain(String(post.body)).includes(plain(text));
  });
}
