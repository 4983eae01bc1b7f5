import { html } from 'hono/html';
import { z } from 'zod';
import { TODAY } from '../../days.ts';
import type { Html } from '../../layout.ts';
import type { SiteApp, Translate } from '../../site.ts';
import { alertBox, framed, messagePage, typed } from '../frame.ts';
import { type DoorsContext, type DoorsState, type RenewalData, signedIn } from '../state.ts';

const LAST_STEP = 3;

/** Renewal in three pages. The session ends in the middle of it, once; what was typed is kept. */
export function renewal(app: SiteApp<DoorsState>): void {
  app.get('/renewal', (c) => {
    const after = Number(c.req.query('after'));
    if (Number.isInteger(after) && after > 0) c.var.visitor.state.renewal.requestsLeft = after;
    return c.redirect('/renewal/1', 303);
  });

  app.use('/renewal/:step', async (c, next) => {
    const { session, renewal: mine } = c.var.visitor.state;
    const step = c.req.param('step') ?? '1';
    if (session.user === null) return c.redirect(`/login?reason=members&next=/renewal/${step}`, 303);
    if (mine.expired === 0 && mine.requestsLeft <= 0) {
      if (c.req.method === 'POST') Object.assign(mine.data, known(await typed(c)));
      mine.expired += 1;
      session.user = null;
      return c.redirect(`/login?reason=expired&next=/renewal/${step}`, 303);
    }
    mine.requestsLeft -= 1;
    return next();
  });

  app.get('/renewal/done', (c) => c.html(donePage(c)));
  app.get('/renewal/:step{[1-3]}', (c) => c.html(stepPage(c, Number(c.req.param('step')))));

  app.post('/renewal/:step{[1-3]}', async (c) => {
    const { renewal: mine } = c.var.visitor.state;
    const step = Number(c.req.param('step'));
    Object.assign(mine.data, known(await typed(c)));
    const checked = steps[step - 1]?.safeParse(mine.data);
    if (!checked?.success) return c.html(stepPage(c, step, problemIn(c.var.t, step)), 422);
    if (step < LAST_STEP) return c.redirect(`/renewal/${step + 1}`, 303);
    const missing = steps.findIndex((schema) => !schema.safeParse(mine.data).success);
    if (missing >= 0) return c.redirect(`/renewal/${missing + 1}`, 303);
    mine.submitted = true;
    return c.redirect('/renewal/done', 303);
  });
}

const words = z.string().trim().min(2).max(120);
const steps = [
  z.object({ fullName: words, birthday: z.iso.date() }),
  z.object({ street: words, city: words, postcode: z.string().regex(/^\d{5}$/) }),
  z.object({ plan: z.enum(['day', 'month', 'year']), agreed: z.literal('on') }),
];

const known = (fields: Record<string, string>): RenewalData =>
  z
    .object({
      fullName: z.string(),
      birthday: z.string(),
      street: z.string(),
      city: z.string(),
      postcode: z.string(),
      plan: z.string(),
      agreed: z.string(),
    })
    .partial()
    .parse(fields) as RenewalData;

function problemIn(t: Translate, step: number): string {
  if (step === 1) return t('Fill in your name and date of birth.', 'Укажите имя и дату рождения.');
  if (step === 2)
    return t('Fill in street and town; the postcode has five digits.', 'Укажите улицу и город; в индексе пять цифр.');
  return t('Choose a plan and accept the terms.', 'Выберите тариф и примите условия.');
}

function stepPage(c: DoorsContext, step: number, problem?: string): Html {
  const { t, visitor } = c.var;
  const { data } = visitor.state.renewal;
  const names = [t('About you', 'О вас'), t('Address', 'Адрес'), t('Plan', 'Тариф')];
  return framed(c, {
    title: t('Renew your membership', 'Продление абонемента'),
    body: html`<section class="panel narrow">
      <h1>${t('Renew your membership', 'Продление абонемента')}</h1>
      <ol class="steps">${names.map((name, index) => html`<li ${index + 1 === step ? html`aria-current="step"` : ''} class="${index + 1 < step ? 'done' : ''}">${name}</li>`)}</ol>
      ${alertBox(problem)}
      <form method="post" action="/renewal/${step}" class="stack" novalidate>
        ${fieldsOf(t, step, data)}
        <div class="row">
          <button class="button">${step < LAST_STEP ? t('Next', 'Далее') : t('Renew now', 'Продлить')}</button>
          ${step > 1 ? html`<a href="/renewal/${step - 1}">${t('Back', 'Назад')}</a>` : ''}
        </div>
      </form>
    </section>`,
  });
}

function fieldsOf(t: Translate, step: number, data: RenewalData): Html {
  if (step === 1)
    return html`<label>${t('Full name', 'Имя и фамилия')}<input name="fullName" autocomplete="name" value="${data.fullName ?? ''}" /></label>
      <label>${t('Date of birth', 'Дата рождения')}<input name="birthday" type="date" max="${TODAY}" value="${data.birthday ?? ''}" /></label>`;
  if (step === 2)
    return html`<label>${t('Street and number', 'Улица и дом')}<input name="street" autocomplete="street-address" value="${data.street ?? ''}" /></label>
      <div class="pair"><label>${t('Postcode', 'Индекс')}<input name="postcode" inputmode="numeric" autocomplete="postal-code" value="${data.postcode ?? ''}" /></label>
      <label>${t('Town', 'Город')}<input name="city" autocomplete="address-level2" value="${data.city ?? ''}" /></label></div>`;
  const plans = [
    ['day', t('Day', 'День'), '6'],
    ['month', t('Month', 'Месяц'), '29'],
    ['year', t('Year', 'Год'), '290'],
  ] as const;
  return html`<fieldset class="plans"><legend>${t('Plan', 'Тариф')}</legend>
      ${plans.map(([value, name, price]) => html`<label class="plan"><input type="radio" name="plan" value="${value}" ${data.plan === value ? 'checked' : ''} /><span>${name}</span><b>${price} €</b></label>`)}
    </fieldset>
    <label class="check"><input type="checkbox" name="agreed" ${data.agreed ? 'checked' : ''} />${t('I accept the terms of membership', 'Принимаю условия участия')}</label>`;
}

function donePage(c: DoorsContext): Html {
  const { t, visitor } = c.var;
  const name = signedIn(visitor.state)?.name ?? '';
  if (!visitor.state.renewal.submitted)
    return messagePage(
      c,
      t('Not finished yet', 'Ещё не готово'),
      t('The renewal has not been sent.', 'Заявка на продление не отправлена.'),
      html`<p><a href="/renewal/1">${t('Go on', 'Продолжить')}</a></p>`,
    );
  return messagePage(
    c,
    t('Renewed', 'Готово, абонемент продлён'),
    t(`Thank you, ${name}. Your confirmation number is PR-20261.`, `Спасибо, ${name}. Номер подтверждения: PR-20261.`),
  );
}
