import { look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';
import { GOING_ON, means } from '../by-button.ts';

/**
 * «задай вопрос «Когда вы открыты?» кнопкой «Спросить»», "post the comment “Nice” with the “Publish” button": what is to be written is
 * written, and then the button is pressed. Of "send it with the “Go” button" only the button is left.
 */
export function asSentWith(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => buttonAt(tokens, index) !== undefined);
  const button = buttonAt(tokens, at);
  const from = at < 0 ? -1 : tokens.findLastIndex((_, index) => index < at && isWriting(tokens.slice(index, at)));
  const [verb, first, name] = [tokens[from], tokens[at], tokens[button?.name ?? -1]];
  if (!button || !verb || !first || !name) return [...tokens];
  const { and, write, press } = WORDS[/[а-я]/.test(verb.word) ? 'ru' : 'en'];
  const pressed = [inPlaceOf(first, press), name];
  const written = tokens.slice(from + 1, at);
  const said = written.some(({ value }) => value)
    ? [inPlaceOf(verb, write), ...written, wordBefore(first, and), ...pressed]
    : pressed;
  return [...tokens.slice(0, from), ...said, ...asSentWith(tokens.slice(button.end))];
}

const WORDS = {
  en: { and: 'and', write: 'enter', press: 'press' },
  ru: { and: 'и', write: 'введи', press: 'нажми' },
} as const;

interface Button {
  name: number;
  end: number;
}

/** "with the button “Go”", "using “Go”", «кнопкой «Спросить»»: the button with which it is done, by its name in quotes. */
function buttonAt(tokens: readonly Token[], at: number): Button | undefined {
  const words = wordsIn(tokens);
  const opening = at < 0 ? undefined : look(means, words, at);
  const after = at + (opening?.length ?? 0);
  const name = words[after] === 'the' ? after + 1 : after;
  if (!opening || !tokens[name]?.value?.exact) return undefined;
  const isCalled = words[name + 1] === 'button';
  const end = name + (isCalled ? 2 : 1);
  const isButton = isCalled || opening.meaning !== 'with';
  return isButton && (tokens[end] === undefined || tokens[end]?.isMark || GOING_ON.test(words[end] ?? ''))
    ? { name, end }
    : undefined;
}

/** A verb for sending words off, and after it nothing but what is sent: the words in quotes, or "it". */
function isWriting(said: readonly Token[]): boolean {
  const [verb, ...rest] = said;
  const [last] = rest.slice(-1);
  const isIt = /^(?:it|this|that|его|ее|это)$/;
  if (!verb || !SENDING.test(verb.word) || !last) return false;
  const ahead = wordsIn(last.value?.exact ? rest.slice(0, -1) : rest.filter(({ word }) => !isIt.test(word)));
  if (!last.value?.exact && ahead.length === rest.length) return false;
  return ahead.every((word) => NOUNS.test(word)) && ahead.length < 4;
}

const SENDING =
  /^(?:ask|post|publish|send|write|leave|submit|задай|задайте|задать|спроси|спросите|оставь|оставьте|оставить|отправь|отправьте|отправить|напиши|напишите|написать|опубликуй|опубликуйте|опубликовать)$/;
const NOUNS =
  /^(?:the|a|an|this|my|new|question|comment|review|message|note|feedback|reply|post|этот|такой|вопрос|комментарий|отзыв|сообщение|заметку|пожелание|ответ|:)$/;
