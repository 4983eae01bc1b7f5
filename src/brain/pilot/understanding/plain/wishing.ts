import { lexicon, look } from '../lexicon/match.ts';

/** "I'd like", "we need": who says so wants what comes next. */
export const WISHES: readonly string[] = ['i', 'we'].flatMap((who) =>
  ['need', 'want', 'fancy', 'also need', 'also want']
    .map((want) => `${who} ${want}`)
    .concat(['like', 'love', 'prefer', 'also like'].flatMap((like) => [`${who}'d ${like}`, `${who} would ${like}`])),
);

/** «мне нужна»: the same of a thing. */
export const NEEDS_RU: readonly string[] = ['', 'мне ', 'нам '].flatMap((who) =>
  ['нужен', 'нужна', 'нужно', 'нужны'].map((need) => `${who}${need}`),
);

const wishes = lexicon([[true, WISHES.join('|')]]);

/** How many words say there that something is wanted: "I'd like". */
export function wishLength(words: readonly string[], at = 0): number {
  return look(wishes, words, at)?.length ?? 0;
}

/** How many words say there that something shall be so: «мне нужно, чтобы», «сделай так, чтобы». */
export function wishLengthRu(words: readonly string[], at = 0): number {
  const said = WISH_RU.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0] ?? '';
  return said === '' ? 0 : said.trim().split(' ').length;
}

const MOST_WORDS = 8;
const WISH_RU =
  /^(?:(?:(?:я|мы|мне|нам) )?(?:бы )?(?:хочу|хотим|хотел[аи]? бы|хотелось бы|хочется|нужно|надо|необходимо|важно)(?: , пожалуйста)?(?: ,)? чтобы|(?:сделай|сделайте|сделать|устрой|устройте) (?:все )?так(?: , пожалуйста)? , чтобы)(?= )/;
