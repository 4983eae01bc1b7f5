import { randomInt } from 'node:crypto';
import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { SiteApp, Translate } from '../../site.ts';
import { alertBox, framed, messagePage, typed } from '../frame.ts';
import { dealTiles, drawGrid, THINGS, type Thing } from '../picture.ts';
import type { Challenge, DoorsContext, DoorsState } from '../state.ts';

/** A picture puzzle for people. The page holds one canvas; which tiles are right only the server knows. */
export function challenge(app: SiteApp<DoorsState>): void {
  app.get('/challenge', (c) => {
    const { challenge: mine } = c.var.visitor.state;
    if (mine.solved) return c.html(passedPage(c));
    mine.open ??= newChallenge();
    return c.html(challengePage(c, mine.open));
  });

  app.get('/challenge/picture', (c) => {
    const { open } = c.var.visitor.state.challenge;
    if (!open) return c.notFound();
    return c.body(drawGrid(open.tiles, open.seed), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
    });
  });

  app.post('/challenge', async (c) => {
    const { t, visitor } = c.var;
    const { challenge: mine } = visitor.state;
    const { tiles = '' } = await typed(c);
    const chosen = tiles
      .split(',')
      .filter(Boolean)
      .map(Number)
      .sort((a, b) => a - b);
    if (mine.open && chosen.join() === mine.open.answer.join()) {
      visitor.state.challenge = { open: null, solved: true, failures: mine.failures };
      return c.redirect('/challenge', 303);
    }
    mine.failures += 1;
    mine.open = newChallenge();
    return c.html(
      challengePage(c, mine.open, t('Not quite. Here is another picture.', 'Не совсем. Вот другая картинка.')),
      422,
    );
  });

  app.post('/challenge/another', (c) => {
    c.var.visitor.state.challenge.open = newChallenge();
    return c.redirect('/challenge', 303);
  });
}

function newChallenge(): Challenge {
  const seed = randomInt(2 ** 31);
  const word = THINGS[randomInt(THINGS.length)] ?? 'boat';
  return { word, seed, ...dealTiles(word, seed) };
}

function challengePage(c: DoorsContext, { word }: Challenge, problem?: string): Html {
  const { t } = c.var;
  return framed(c, {
    title: t('Are you a person?', 'Вы человек?'),
    bare: true,
    body: html`<section class="panel challenge">
      <h1>${t('Are you a person?', 'Вы человек?')}</h1>
      ${alertBox(problem)}
      <div class="challenge-box">
        <p class="challenge-task">${t('Select every picture with', 'Выберите все картинки, где есть')}<strong>${named(word as Thing, t)}</strong></p>
        <canvas id="challenge" width="366" height="366" tabindex="0" role="application" aria-busy="true" aria-label="${t('Nine pictures. Arrow keys move, space selects.', 'Девять картинок. Стрелки — перейти, пробел — выбрать.')}"></canvas>
        <div class="challenge-foot">
          <form method="post" action="/challenge/another"><button class="link">${t('Another picture', 'Другая картинка')}</button></form>
          <form method="post" action="/challenge" id="challenge-form"><input type="hidden" name="tiles" /><button class="button">${t('Verify', 'Проверить')}</button></form>
        </div>
      </div>
    </section>`,
  });
}

function passedPage(c: DoorsContext): Html {
  const { t } = c.var;
  return messagePage(
    c,
    t('Welcome, person', 'Здравствуйте, человек'),
    t(
      'The winter swim tickets are yours: take ticket number 3051 to the counter.',
      'Билеты на зимнее плавание ваши: назовите на кассе номер 3051.',
    ),
  );
}

function named(thing: Thing, t: Translate): string {
  const names: Readonly<Record<Thing, string>> = {
    boat: t('a boat', 'лодка'),
    bicycle: t('a bicycle', 'велосипед'),
    tree: t('a tree', 'дерево'),
    cup: t('a cup', 'чашка'),
    house: t('a house', 'дом'),
    key: t('a key', 'ключ'),
  };
  return names[thing];
}
