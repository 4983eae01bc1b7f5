import { lexicon, look } from '../../lexicon/match.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';
import { NEEDS_RU } from '../wishing.ts';

/** "I'm curious about the bees on the roof: how many kilos did they give?", «вопрос про музей: когда он открывается?»: it is asked of them. */
export function asAskedOf(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => {
    const isFirst =
      index === 0 || tokens[index - 1]?.isMark === true || /^(?:then|and|а|и|потом)$/.test(words[index - 1] ?? '');
    return isFirst && ABOUT.test(words.slice(index, index + MOST_BEFORE).join(' '));
  });
  const length = wordsTaken(ABOUT, words.slice(Math.max(at, 0), at + MOST_BEFORE));
  const colon = tokens.findIndex(({ isMark }, index) => index > at && isMark);
  const about = tokens.slice(at + length, Math.max(colon, 0));
  const it = words.findIndex((word, index) => index > colon && IT.test(word));
  const stop = tokens.findIndex(({ text }, index) => index > colon && /^[.!?]$/.test(text));
  const isAsked = /^[:.—–-]$/.test(tokens[colon]?.text ?? '') && asksAt(tokens, colon + 1) && (stop < 0 || it < stop);
  if (at < 0 || about.length === 0 || it < 0 || !isAsked) return [...tokens];
  const named = withoutLiving(about).map((token) => ({
    ...token,
    start: tokens[it]?.start ?? 0,
    end: tokens[it]?.end ?? 0,
  }));
  const rest = tokens
    .slice(it + 1)
    .filter(({ word }, index, after) => !(word === 'us' && index < 3 && !after[index - 1]?.value));
  return [...tokens.slice(0, at), ...tokens.slice(colon + 1, it), ...named, ...rest];
}

const MOST_BEFORE = 7;
const ABOUT =
  /^(?:i(?:'m| am) (?:also |really )?(?:curious|wondering|asking) about|i (?:wonder|want to know|have a question) about|(?:у меня )?вопрос (?:про|насчет)|(?:мне )?интерес(?:но про|ует|уют|на|ен|ны))(?= )/;
const IT = /^(?:it|they|he|she|он|она|оно|они)$/;

/** "the bees that live above the library": above the library. */
function withoutLiving(about: readonly Token[]): Token[] {
  const words = wordsIn(about);
  return about.filter((_, at) => {
    const that = /^(?:that|which|who)$/.test(words[at] ?? '') ? at : at - 1;
    return !(
      /^(?:that|which|who)$/.test(words[that] ?? '') &&
      /^(?:live|lives|is|are|stand|stands|sit|sits)$/.test(words[that + 1] ?? '')
    );
  });
}

/** «Мне нужна самая длинная песня: как называется и сколько идёт?»: how the longest song is called. */
export function asNameOf(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => (index === 0 || /^[.!?]$/.test(tokens[index - 1]?.text ?? '')) && look(needs, words, index),
  );
  const from = at + (look(needs, words, Math.max(at, 0))?.length ?? 0);
  const colon = tokens.findIndex(({ isMark }, index) => index > from && isMark);
  const isAsked = /^как (?:называется|зовут|называются)(?= (?:и|[?.,])|$)/.test(
    words.slice(colon + 1, colon + 4).join(' '),
  );
  const what = tokens.slice(from, Math.max(colon, 0));
  if (at < 0 || tokens[colon]?.text !== ':' || !isAsked || what.length === 0) return [...tokens];
  const stand = tokens[colon + 2];
  const named = saidThere(what, stand);
  return [...tokens.slice(0, at), ...tokens.slice(colon + 1, colon + 3), ...named, ...tokens.slice(colon + 3)];
}

const needs = lexicon([[true, NEEDS_RU.join('|')]]);
