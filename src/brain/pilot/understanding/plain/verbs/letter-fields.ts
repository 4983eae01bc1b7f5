import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * «Напиши Вере. В теме пусть будет «Ужин», а в самом письме «Приду»», «…, а темой поставь «Ужин»»: the subject and the text of a letter,
 * however it is said where they go.
 */
export function withLetterFields(said: readonly Token[]): Token[] {
  const tokens = asMailed(said);
  const words = wordsIn(tokens);
  const letter = words.findIndex((word) => LETTER.test(word));
  const first = tokens.findIndex((_, at) => at > letter && fieldAt(tokens, at) !== undefined);
  const before = words.slice(0, Math.max(first, 0));
  const isLed = before.some((word) => WRITING.test(word)) && !MOVED.test(before.join(' '));
  if (letter < 0 || first < 0 || !isLed) return [...tokens];
  const done: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const field = at >= first ? fieldAt(tokens, at) : undefined;
    const value = field && tokens[field.value];
    if (!field || !value) {
      done.push(...tokens.slice(at, at + 1));
      at++;
      continue;
    }
    while (done.at(-1)?.isMark || /^(?:а|и)$/.test(done.at(-1)?.word ?? '')) done.pop();
    // After the text of the letter the next one is only listed.
    const isFirst = at === first && done.at(-1)?.value === undefined;
    done.push(markInPlaceOf(tokens[at], isFirst ? ':' : ','), inPlaceOf(tokens[at], field.name), value);
    at = field.value + 1;
  }
  return done;
}

/** «Напиши Вере Лис на почту «Приду»»: a letter to her with that text. */
function asMailed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const mail = tokens.findIndex((_, at) => /^(?:на|по|в) почт[уе]$/.test(words.slice(at, at + 2).join(' ')));
  const verb = words.findLastIndex(
    (word, at) => at < mail && /^(?:напиши|напишите|написать|черкни|черкните|отпиши|отпишите)$/.test(word),
  );
  const name = tokens.slice(verb + 1, Math.max(mail, 0));
  const isNamed = name.length > 0 && name.every(({ text, value }) => !value && /^\p{Lu}/u.test(text));
  const text = tokens[mail + 2]?.text === ':' ? mail + 3 : mail + 2;
  if (mail < 0 || verb < 0 || !isNamed) return [...tokens];
  const write = inPlaceOf(tokens[verb], 'напиши');
  const letter = inPlaceOf(tokens[mail + 1], 'письмо');
  // «… на почту. В теме укажи «Ужин», …»: what it says is told there.
  if (fieldAt(tokens, mail + 3)) return [...tokens.slice(0, verb), write, letter, ...name, ...tokens.slice(mail + 2)];
  if (!tokens[text]?.value?.exact) return [...tokens];
  const field = [markInPlaceOf(tokens[mail], ':'), inPlaceOf(tokens[mail + 1], 'текст')];
  return [...tokens.slice(0, verb), write, letter, ...name, ...field, ...tokens.slice(text)];
}

/** What the field is that is spoken of here, and where its text stands. */
function fieldAt(tokens: readonly Token[], at: number): { name: string; value: number } | undefined {
  const before = tokens[at - 1];
  if (!(before?.isMark || /^(?:а|и)$/.test(before?.word ?? ''))) return undefined;
  const said = wordsIn(tokens.slice(at, at + MOST_WORDS)).join(' ');
  const [name, pattern] = FIELDS.find(([, one]) => one.test(said)) ?? [];
  const value = at + (pattern?.exec(said)?.[0].trim().split(' ').length ?? 0);
  return name !== undefined && tokens[value]?.value?.exact ? { name, value } : undefined;
}

/** «отправь в архив письмо, в котором …»: none is written. */
const MOVED = /(?:^| )(?:отправь|отправить|перешли|пошли) (?:(?:письмо|сообщение) )?(?:в|во) /;
const MOST_WORDS = 9;
const LETTER = /^(?:напиши|напишите|написать|письмо|сообщение|отправь|пошли)$/;
const WRITING = /^(?:напиши|напишите|написать|отправь|отправить|пошли|получила?|получили|нужно|нужен)$/;
const SHALL =
  '(?: (?:пусть (?:будет|стоит)|поставь|напиши|укажи|впиши|будет|такой|такая))?(?: ,? ?пожалуйста ?,?)?(?: [:—–-])?';
/** «…, указав в теме «Ужин»». */
const TOLD = '(?:(?:указав|поставив|написав|вписав|введя|задав) )?';
const FIELDS: readonly (readonly [string, RegExp])[] = [
  ['тема', new RegExp(`^${TOLD}(?:в теме(?: письма)?|темой|тему|в строке темы)${SHALL}(?= |$)`)],
  [
    'текст',
    new RegExp(
      `^(?:${TOLD}(?:в самом (?:письме|сообщении|тексте)|в тексте|в теле|сам текст|текстом|внутри|в нем|в письме)${SHALL}|(?:в котором|где) (?:написано|сказано|говорится|стоит|будет|будет написано)(?: :)?|написав(?: :)?)(?= |$)`,
    ),
  ],
];
