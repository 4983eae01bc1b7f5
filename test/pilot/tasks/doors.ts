import type { DoorsState } from '../../../src/practice/doors/state.ts';
import { every, holds, sameText, silentOn, tells } from '../checks.ts';
import type { WrittenTask } from '../task.ts';

export const doors: readonly WrittenTask[] = [
  {
    name: 'doors: log in with what is kept',
    site: 'doors',
    path: '/login',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Log in with the saved e-mail and password.',
      'Sign in to my account; use the credentials you keep for this site.',
      'get me into my account please, you have my login',
    ],
    kinds: ['log in'],
    commits: false,
    secrets: [
      { name: 'perelin-email', field: 'username', value: 'guest@perelin.test' },
      { name: 'perelin-password', field: 'password', value: 'open-garden-1' },
    ],
    outcome: holds<DoorsState>('Nobody is signed in.', ({ session }) => session.user === 'guest'),
  },
  {
    name: 'doors: download a statement',
    site: 'doors',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Go to Documents and download "Statement, November 2026".',
      'Download the statement for November 2026.',
      'I need the november 2026 statement as a file, it is somewhere under documents',
    ],
    kinds: ['go', 'download', 'date', 'quoted'],
    commits: false,
    outcome: holds<DoorsState>('Not exactly the statement was fetched.', ({ downloads }) => {
      return downloads.length > 0 && downloads.every(({ id }) => id === 'statement');
    }),
  },
  {
    name: 'doors: cookies, then bees',
    site: 'doors',
    path: '/consent/bar',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Accept only the necessary cookies. After that tell me how many kilograms the bees above the library gave this year.',
      'Click "Only necessary" in the cookie bar, then find out how many kilograms of honey the rooftop bees harvested.',
      'no tracking, only necessary cookies please. and what was the honey harvest of the library bees in kilos',
    ],
    kinds: ['accept', 'click', 'then', 'after', 'how many', 'find'],
    commits: false,
    outcome: every(
      holds<DoorsState>('The cookies were not limited.', ({ consents }) => consents.bar === 'necessary'),
      tells(184),
    ),
  },
  {
    name: 'doors: close the banner, on a Russian page',
    site: 'doors',
    path: '/offers/app',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Close the banner.',
      'Please close the banner that offers the app.',
      'that app thing at the top is in my way, make it go away',
    ],
    kinds: ['close'],
    commits: false,
    outcome: holds<DoorsState>('The banner is still there.', ({ interstitials }) => interstitials.app === 'dismissed'),
  },
  {
    name: 'doors: rename the pass in a dialog',
    site: 'doors',
    path: '/dialogs',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Click "Rename pass", type "Blue ticket" into the dialog and accept it.',
      'Rename the pass to "Blue ticket".',
      'my pass should be called Blue ticket from now on',
    ],
    kinds: ['click', 'type', 'accept', 'quoted', 'pronoun'],
    commits: false,
    outcome: holds<DoorsState>('The pass has another name.', ({ answers }) => {
      const named = answers.filter(({ door }) => door === 'prompt').at(-1);
      return named !== undefined && sameText(named.value, 'Blue ticket');
    }),
  },
  {
    name: 'двери: войти и запомнить',
    site: 'doors',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Войди в аккаунт: почта guest@perelin.test, пароль open-garden-1, отметь «Запомнить меня на этом устройстве».',
      'Авторизуйся как guest@perelin.test с паролем open-garden-1 и поставь галочку «Запомнить меня».',
      'залогинься пожалуйста, guest@perelin.test / open-garden-1, и пусть меня запомнят на этом устройстве',
    ],
    kinds: ['log in', 'mail address', 'tick', 'fill'],
    commits: false,
    outcome: holds<DoorsState>('Nobody is signed in, or not for long.', ({ session }) => {
      return session.user === 'guest' && session.remember;
    }),
  },
  {
    name: 'двери: отправить документ',
    site: 'doors',
    path: '/upload',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Под заголовком «Подтверждение адреса» загрузи файл "adres.txt" и нажми «Отправить документ».',
      'Отправь файл "adres.txt" как подтверждение адреса.',
      'надо подтвердить адрес: бумага лежит в "adres.txt", загрузи её куда следует и отправь',
    ],
    kinds: ['upload', 'send', 'under the heading', 'click', 'pronoun'],
    commits: true,
    files: [{ name: 'adres.txt', content: 'Липовая улица, 14, кв. 8\n' }],
    outcome: holds<DoorsState>('The file has not arrived as a document.', ({ uploads }) => {
      return uploads.length === 1 && uploads[0]?.field === 'document' && uploads[0].name === 'adres.txt';
    }),
  },
  {
    name: 'двери: настроить cookie',
    site: 'doors',
    path: '/consent/modal',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Открой настройки cookie, выключи аналитику и персональные рекомендации и сохрани выбор.',
      'В окне про cookie зайди в настройки, сними «Аналитику» и «Персональные рекомендации» и нажми «Сохранить выбор».',
      'с куками так: ни аналитики, ни рекомендаций, ни рекламы — настрой и сохрани',
    ],
    kinds: ['open', 'set', 'tick', 'click', 'then'],
    commits: false,
    outcome: holds<DoorsState>('The choice is another one.', ({ consents: { modal } }) => {
      return modal !== null && !modal.analytics && !modal.personal && !modal.marketing;
    }),
  },
  {
    name: 'двери: закрыть окно подписки',
    site: 'doors',
    path: '/offers/newsletter',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Прокручивай страницу вниз, пока не появится окно подписки, и закрой его.',
      'Листай вниз до появления окна с рассылкой, затем закрой окно.',
      'если при прокрутке вылезет окошко с подпиской — закрой, подписываться не надо',
    ],
    kinds: ['scroll', 'until', 'close', 'if there is', 'pronoun'],
    commits: false,
    outcome: holds<DoorsState>('The window was not waved away.', ({ interstitials }) => {
      return interstitials.newsletter === 'dismissed';
    }),
  },
  {
    name: 'двери: самая длинная статья, на английской странице',
    site: 'doors',
    path: '/magazine',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Какую статью читать дольше всего? Назови её и время чтения.',
      'У какой статьи самое большое время чтения?',
      'что тут самое длинное из статей, на сколько минут чтения?',
    ],
    kinds: ['longest', 'which', 'most', 'time', 'pronoun'],
    commits: false,
    outcome: every(tells(['ferry pilot', 'паром']), silentOn('night trams', 'museum')),
  },
];
