import type { Stay } from '../api.ts';
import { h } from '../h.ts';
import { icon } from '../icon.ts';
import { counted, money, number, t } from '../language.ts';

export function stayCard(stay: Stay, mark: (favourite: boolean) => Promise<void>): HTMLElement {
  const titleId = `stay-${stay.id}`;
  const extras = [
    stay.freeCancellation && t('Free cancellation', 'Бесплатная отмена'),
    stay.breakfast && t('Breakfast included', 'Завтрак включён'),
  ].filter((extra) => extra !== false);
  return h(
    'article',
    { class: 'card stay', 'aria-labelledby': titleId },
    picture(stay),
    h(
      'div',
      { class: 'about' },
      h('h2', { id: titleId }, stay.name),
      h(
        'p',
        { class: 'muted small' },
        `${stay.district} · ${counted(stay.stars, ['star', 'stars'], ['звезда', 'звезды', 'звёзд'])}`,
      ),
      h(
        'ul',
        { class: 'extras' },
        extras.map((extra) => h('li', {}, extra)),
      ),
      h(
        'p',
        { class: 'rating' },
        h('b', {}, number(stay.rating)),
        h(
          'span',
          { class: 'muted small' },
          counted(stay.reviews, ['review', 'reviews'], ['отзыв', 'отзыва', 'отзывов']),
        ),
      ),
    ),
    h(
      'div',
      { class: 'deal' },
      heart(stay, mark),
      h('p', {}, h('b', {}, money(stay.night)), h('span', { class: 'muted small' }, t('per night', 'за ночь'))),
    ),
  );
}

function heart(stay: Stay, mark: (favourite: boolean) => Promise<void>): HTMLElement {
  let isFavourite = stay.favourite;
  const button = h(
    'button',
    {
      type: 'button',
      class: 'round heart',
      'aria-pressed': String(isFavourite),
      'aria-label': t(`Favourite: ${stay.name}`, `В избранное: ${stay.name}`),
      onclick: async () => {
        isFavourite = !isFavourite;
        button.setAttribute('aria-pressed', String(isFavourite));
        await mark(isFavourite);
      },
    },
    icon('heart'),
  );
  return button;
}

/** A house front in the colour of the house; as many floors as stars. */
function picture({ hue, stars }: Stay): Node {
  const rows = Array.from({ length: stars }, (_, row) => 94 - row * 14);
  const windows = rows.flatMap((y) => [38, 56, 74].map((x) => `<rect x="${x}" y="${y}" width="9" height="8" rx="2"/>`));
  const top = 88 - (stars - 1) * 14;
  const template = document.createElement('template');
  template.innerHTML = `<svg class="picture" viewBox="0 0 120 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="120" height="120" fill="hsl(${hue} 60% 92%)"/>
    <circle cx="96" cy="24" r="11" fill="hsl(42 95% 80%)"/>
    <path d="M0 120V88q16-14 30-4t32-6 30 4 28-8v46z" fill="hsl(${hue} 35% 82%)"/>
    <path d="M28 120V${top}l32-18 32 18v${120 - top}z" fill="hsl(${hue} 48% 56%)"/>
    <path d="M24 ${top + 3}l36-21 36 21" fill="none" stroke="hsl(${hue} 45% 38%)" stroke-width="5" stroke-linejoin="round"/>
    <g fill="hsl(45 95% 82%)">${windows.join('')}</g>
    <rect x="54" y="107" width="13" height="13" rx="2" fill="hsl(${hue} 45% 34%)"/>
  </svg>`;
  return template.content;
}
