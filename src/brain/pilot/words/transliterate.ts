/** How alike two words of different scripts sound, 0…1: «Анны» and "Anna", «Шмидт» and "Schmidt". */
export function soundsAlike(cyrillicStem: string, latin: string): number {
  const [one, other] = [soundOf(cyrillicStem), soundOf(latin)];
  if (one.skeleton.length < 2 || other.skeleton.length < 2) return 0;
  if (one.skeleton === other.skeleton) return 1;
  // Vowels are heard differently in each language («Бейкер»); three consonants in the same order are seldom chance.
  return one.consonants.length >= 3 && one.consonants === other.consonants ? 0.7 : 0;
}

interface Sound {
  skeleton: string;
  consonants: string;
}

const known = new Map<string, Sound>();
const MOST_KNOWN = 20_000;

function soundOf(word: string): Sound {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const heard = skeleton(inLatin(word));
  const found = { skeleton: heard, consonants: heard.replace(/[aeiou]/g, '') };
  known.set(word, found);
  return found;
}

/** Cyrillic letters in Latin ones, as names are usually written. */
export function inLatin(word: string): string {
  return [...word].map((letter) => LETTERS.get(letter) ?? letter).join('');
}

const LETTERS = new Map(
  Object.entries({
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm' },
    ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
    ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  }),
);

/** What different ways of writing one sound have in common. The vowels at the end are the case's, not the name's. */
function skeleton(latin: string): string {
  return SPELLINGS.reduce((word, [written, heard]) => word.replaceAll(written, heard), latin)
    .replace(/(.)\1+/g, '$1')
    .replace(/[aeiou]+$/, '');
}

const SPELLINGS: readonly (readonly [written: RegExp, heard: string])[] = [
  [/shch|sch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/zh/g, 'Z'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|qu|q/g, 'k'],
  [/x/g, 'ks'],
  [/ts|tz/g, 'T'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
];
