import type { Spot } from '../../run-events.ts';
import { html, type Markup } from './markup.ts';
import { original } from './picture.ts';
import { address, section } from './pieces.ts';
import type { Telling } from './telling.ts';

/** All pictures in full, each once; the smaller ones above are drawn from these. */
export function picturesPart(telling: Telling, bytes: ReadonlyMap<string, Uint8Array>): Markup {
  const { report, words } = telling;
  const { pictures, picturesLeftOut } = report;
  const proofs = proofsByPicture(telling);
  const figures = pictures.map((picture) => {
    const { number, step, url, file, isOfFailure } = picture;
    const name = `${words.pictures.of(number)} · ${words.timeline.step(step)}`;
    const content = bytes.get(file);
    return html`<figure id="picture-${number}" class="in-full">${content && original(picture, content, proofs.get(number) ?? [], name)}
<figcaption>${words.pictures.of(number)}${isOfFailure ? `, ${words.pictures.failure}` : ''} · <a href="#step-${step}">${words.pictures.back(words.timeline.step(step))}</a> · ${address(url)}</figcaption></figure>`;
  });
  return section(
    'pictures',
    words.pictures.heading,
    html`<p class="soft">${pictures.length === 0 ? words.pictures.none : words.pictures.about}</p>`,
    picturesLeftOut === 0 ? undefined : html`<p class="doubt">${words.pictures.leftOut(picturesLeftOut)}</p>`,
    figures,
  );
}

function proofsByPicture({ report }: Telling): Map<number, readonly Spot[]> {
  const shown = report.claims.flatMap(({ evidence }) => evidence.flatMap((one) => one.shown ?? []));
  return new Map(
    [...Map.groupBy(shown, ({ picture }) => picture)].map(([number, all]) => [
      number,
      all.flatMap(({ spots }) => spots),
    ]),
  );
}
