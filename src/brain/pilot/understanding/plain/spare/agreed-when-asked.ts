import { inPlaceOf, sentenceStart, type Token, wordsIn } from '../../tokens.ts';

/**
 * «удали его и соглашайся, когда спросит», «на вопрос об удалении ответь согласием», «согласись с предупреждением», "say yes when it asks": what a page asks before it does
 * something is confirmed.
 */
export function asConfirmed(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const before = tokens[at - 1];
    const begins = before === undefined || before.isMark === true || /^(?:and|then|и|а|потом|затем)$/.test(before.word);
    const said = begins ? AGREED.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0] : undefined;
    if (said === undefined) continue;
    const end = at + said.split(' ').length;
    const word = /[а-я]/.test(words[at] ?? '') ? 'подтверди' : 'confirm';
    const verb = { ...inPlaceOf(tokens[at], word), end: tokens[end - 1]?.end ?? 0 };
    return [...tokens.slice(0, at), verb, ...asConfirmed(tokens.slice(end))];
  }
  return [...tokens];
}

/** "type “Gull” in the dialog and accept": what a dialog asks for is confirmed. */
export function asAccepted(said: readonly Token[]): Token[] {
  const tokens = asTypedInDialog(said);
  const words = wordsIn(tokens);
  return tokens.flatMap((token, at) => {
    const it = ACCEPTED.test(words[at - 1] ?? '') && /^(?:it|that)$/.test(token.word) ? at - 1 : at;
    const next = tokens[/^(?:it|that)$/.test(words[it + 1] ?? '') ? it + 2 : it + 1];
    const isOver = next === undefined || next.isMark === true || next.word === 'and';
    const start = sentenceStart(tokens, it);
    const isAsked = words.slice(start, it).some((word) => DIALOG.test(word));
    if (!ACCEPTED.test(words[it] ?? '') || words[it - 1] !== 'and' || !isOver || !isAsked) return [token];
    return it === at ? [inPlaceOf(token, 'confirm')] : [];
  });
}

/** "put “Gull” in [when the dialog asks], and [say OK]": in the dialog, and it is confirmed. */
function asTypedInDialog(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ isMark }, index) => !isMark && WHEN_ASKED.test(words.slice(index, index + MOST_WORDS).join(' ')),
  );
  const said = WHEN_ASKED.exec(words.slice(Math.max(at, 0), at + MOST_WORDS).join(' '));
  const end = at + (said?.[0].split(' ').length ?? 0);
  const from = tokens.findLastIndex(({ isMark }, index) => index < at && isMark === true) + 1;
  const isTyped = words.slice(from, Math.max(at, 0)).some((word) => /^(?:put|enter|type|write|fill)$/.test(word));
  if (at < 0 || !said || !isTyped) return [...tokens];
  const inside = ['in', 'the', said.groups?.['dialog'] ?? ''].map((word) => inPlaceOf(tokens[at], word));
  const rest = tokens.slice(end);
  const ok = SAY_OK.exec(wordsIn(rest).join(' '))?.[0].split(' ') ?? [];
  const and = ok.length > 0 ? ['and', 'confirm'].map((word) => inPlaceOf(rest[ok.length - 1], word)) : [];
  return [...tokens.slice(0, at), ...inside, ...and, ...rest.slice(ok.length)];
}

const WHEN_ASKED =
  /^(?:in )?(?:when|once|as soon as) (?:the|a) (?<dialog>dialog|dialogue|prompt|popup|pop-up) (?:asks|appears|opens|comes up|shows up)(?: for (?:it|that|a name)| you)?(?= |$)/;
const SAY_OK = /^(?:, )?(?:and |then )*(?:say|answer|press|click) (?:ok|okay|yes)(?= [.!,]|$)/;

const ACCEPTED = /^(?:accept|agree|ok|okay)$/;
/** What opens to ask for something. */
export const DIALOG = /^(?:dialog|dialogue|prompt|popup|pop-up)$/;

const MOST_WORDS = 12;
const YES_RU = '(?:согласием|да|что да)';
const ASKED_RU =
  '(?:когда|если|как только|как) (?:(?:тебя|вас|он|она|оно|страница|сайт|система|там|об этом|потом|вдруг) )*(?:спросит|спросят|переспросит|переспросят|попросит подтвердить|попросят подтвердить|потребует подтверждения)';
const ASKING_RU =
  '(?:подтверждение(?:м)?|предупреждение(?:м)?|запросом|вопросом|удаление(?:м)?)(?: (?:удаления|отмены|об удалении|об отмене))?';
const SURE =
  " (?:for (?:a )?confirmation|(?:you |me )?to confirm(?: it| that)?|(?:you |me )?(?:if|whether) (?:i'm|i am|you're|you are|we're) sure)";
const AGREED = new RegExp(
  '^(?:' +
    [
      `(?:соглашайся|соглашайтесь|согласись|согласитесь|ответь ${YES_RU}|ответьте ${YES_RU}|отвечай ${YES_RU}) , ${ASKED_RU}`,
      `${ASKED_RU} , (?:соглашайся|соглашайтесь|согласись|согласитесь|ответь ${YES_RU}|отвечай ${YES_RU})`,
      `на вопрос (?:(?:об|о|про|насчет) \\p{L}+|, (?:(?:точно|действительно|правда|уверен\\p{L}*) )?ли (?:(?:точно|действительно|ты|вы|я|мы) )?\\p{L}+ ,) (?:ответь|ответьте|ответить|отвечай) ${YES_RU}`,
      `(?:соглашайся|соглашайтесь|согласись|согласитесь) (?:с|на) ${ASKING_RU}`,
      '(?:соглашайся|соглашайтесь|согласись|согласитесь|согласиться)(?= [.!;]|$)',
      '(?:удаление|отмену|отправку|действие) (?:потом|затем|после этого) (?:подтверди|подтвердите|подтвердить)',
      '(?:just )?(?:say|answer) (?:ok|okay|yes)(?: to (?:it|that|this|the (?:dialog|question|prompt|warning)))?(?= [.!;]|$)',
      `(?:say yes|agree|answer yes) (?:when|if|once) (?:it|they|you|the page|the site)(?:'re| are|'s)? ask(?:s|ed)?(?:${SURE})?`,
      `(?:when|if|once) (?:it|they|the page|the site) asks?(?:${SURE})? , (?:just )?(?:say yes|agree|answer yes)`,
    ].join('|') +
    ')(?= [.,!;]|$)',
  'u',
);
