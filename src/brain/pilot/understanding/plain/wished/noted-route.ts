import { endOfLarge, inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «Тверь — Псков, завтра, в один конец, найти поезда»: trains from the one to the other are looked for. */
export function asNotedRoute(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const dash = endOfLarge(tokens, 0);
  const to = dash + 1;
  const end = endOfLarge(tokens, to);
  const comma = tokens.findIndex(
    ({ text }, at) => at >= end && text === ',' && SEEKING.test(words.slice(at + 1).join(' ')),
  );
  const isRoute = dash > 0 && /^[–—-]$/.test(tokens[dash]?.text ?? '') && end > to && tokens[end]?.text === ',';
  const { what = '' } = SEEKING.exec(words.slice(comma + 1).join(' '))?.groups ?? {};
  if (!isRoute || comma < 0) return [...tokens];
  const [find, from] = [['найди', what, 'из'], ['в']].map((said) => said.map((word) => inPlaceOf(tokens[0], word)));
  const when = comma > end ? [markInPlaceOf(tokens[end], ','), ...tokens.slice(end + 1, comma)] : [];
  return [...(find ?? []), ...tokens.slice(0, dash), ...(from ?? []), ...tokens.slice(to, end), ...when];
}

const SEEKING =
  /^(?:найти|найди|найдите|поискать|поищи|поищите|искать|показать|покажи|посмотреть|подобрать) (?<what>рейсы|билеты|поезда|автобусы|варианты)(?: \.)?$/;
