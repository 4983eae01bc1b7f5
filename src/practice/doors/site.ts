import { csrf } from 'hono/csrf';
import { defineSite } from '../site.ts';
import { account } from './doors/account.ts';
import { basic } from './doors/basic.ts';
import { browserQuestions } from './doors/browser-questions.ts';
import { challenge } from './doors/challenge.ts';
import { consent } from './doors/consent.ts';
import { files } from './doors/files.ts';
import { home } from './doors/home.ts';
import { interstitials } from './doors/interstitials.ts';
import { magazine } from './doors/magazine.ts';
import { phone } from './doors/phone.ts';
import { renewal } from './doors/renewal.ts';
import { signingIn } from './doors/signing-in.ts';
import { messagePage } from './frame.ts';
import { type DoorsState, initialState, reveal } from './state.ts';

export const doors = defineSite<DoorsState>({
  name: 'doors',
  title: { en: 'Perelin, a membership portal', ru: 'Perelin, портал участника' },
  about: {
    en: 'Sign-in, one-time codes, cookie walls, paywalls, dialogs, files: everything that asks before it lets you pass.',
    ru: 'Вход, одноразовые коды, стены cookie, платный доступ, диалоги, файлы: всё, что спрашивает, прежде чем пропустить.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  reveal,
  routes: (app) => {
    app.use(csrf());
    for (const door of [
      home,
      signingIn,
      phone,
      account,
      challenge,
      renewal,
      consent,
      interstitials,
      magazine,
      basic,
      browserQuestions,
      files,
    ])
      door(app);
    app.notFound((c) => {
      const { t } = c.var;
      return c.html(messagePage(c, t('Not found', 'Не найдено'), t('There is no door here.', 'Здесь двери нет.')), 404);
    });
  },
});
