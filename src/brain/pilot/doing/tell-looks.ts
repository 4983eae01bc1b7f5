import type { Control, Observation } from '../../../observation.ts';
import type { Query } from '../goal.ts';
import { looksSaid } from '../grounding/looks-said.ts';
import { controlsOf } from '../page-parts.ts';
import { lookingSo } from '../seeking/looking-so.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';

/**
 * "How many red triangles are there?", «есть ли синий круг?»: counted among what has looks and no name. Where a drawing is there that
 * nobody can look into, or nothing is drawn at all, it is not known.
 */
export function tellLooks({ page, language }: Situation, query: Query): Pursuit | undefined {
  const { what } = query.things;
  const said = isPlain(query) ? looksSaid(what) : undefined;
  if (said?.rest.words !== '' || said.rest.place || said.rest.kind) return undefined;
  const isDrawn = controlsOf(page).some(isWordless);
  // "Stars" and "red ones" alone may be words of the page.
  if (!isDrawn && !(said.looks.colour && said.looks.shape)) return undefined;
  const speech = speechIn(language);
  if (!isDrawn || hasDrawing(page)) return { stuck: speech.notFound(what, []) };
  const count = lookingSo(page, what).filter(({ control }) => isWordless(control)).length;
  const text = query.want === 'count' ? speech.counted(what, count) : speech.isThere(what, count);
  return { reached: { text, claims: [], found: String(count) } };
}

function isPlain({ want, tell, against, things: { where, best, except, what } }: Query): boolean {
  const isAsked = (want === 'count' || want === 'whether') && tell.length === 0 && !against;
  return isAsked && where.length === 0 && !best && !except && !what.ordinal && !what.exact;
}

function isWordless({ name, looks }: Control): boolean {
  return name === '' && (looks?.colour !== undefined || looks?.shape !== undefined);
}

/** A picture whose parts are not listed may show more of them. */
function hasDrawing(page: Observation): boolean {
  return page.lines.some(({ parts }) =>
    parts.some((part) => (typeof part === 'string' ? part === '(picture without a name)' : DRAWINGS.has(part.role))),
  );
}

const DRAWINGS = new Set(['graphics-document', 'image', 'canvas']);
