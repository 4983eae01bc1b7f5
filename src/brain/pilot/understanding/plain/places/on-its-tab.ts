import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "choose “Newest” on the “Lamps” tab", «если на вкладке «Лампы» выбрать «Новые»»: a tab offers nothing by itself. It is opened, and then
 * something is chosen that may be found elsewhere as well.
 */
export function asOpenedTab(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => tabAt(tokens, index) !== undefined);
  const tab = tabAt(tokens, at);
  const after = at + (tab?.length ?? 0);
  const deed = tab && (choosingAfter(tokens, after) ?? choosingBefore(tokens, at));
  const verb = deed === undefined ? undefined : tokens[deed];
  if (!tab || deed === undefined || !verb) return [...tokens];
  const isRussian = /[а-я]/.test(verb.word);
  const open = isRussian ? [/ть$/.test(verb.word) ? 'открыть' : 'открой', 'вкладку'] : ['open', 'the'];
  const opened = [
    ...open.map((word) => (deed < at ? wordBefore(verb, word) : inPlaceOf(tokens[at], word))),
    ...tab.name,
    ...(isRussian ? ['и'] : ['tab', 'and']).map((word) => wordBefore(verb, word)),
  ];
  if (deed < at)
    return [...tokens.slice(0, deed), ...opened, ...tokens.slice(deed, at), ...asOpenedTab(tokens.slice(after))];
  return [...tokens.slice(0, at), ...opened, verb, ...asOpenedTab(tokens.slice(deed + 1))];
}

/** "on the “Lamps” tab", «на вкладке «Лампы»»: how many tokens say so, and what the tab is called. */
function tabAt(tokens: readonly Token[], at: number): { length: number; name: Token[] } | undefined {
  if (at < 0 || !/^(?:on|in|under|на|во|в)$/.test(tokens[at]?.word ?? '')) return undefined;
  const start = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1;
  const isFirst = /^(?:tab|вкладке|закладке)$/.test(tokens[start]?.word ?? '');
  const name = nameAt(tokens, isFirst ? start + 1 : start);
  const end = start + name.length + (isFirst ? 1 : 0);
  const isTab = isFirst || tokens[end]?.word === 'tab';
  return name.length > 0 && isTab ? { length: (isFirst ? end : end + 1) - at, name } : undefined;
}

/** What stands in quotes, or words written large. */
function nameAt(tokens: readonly Token[], at: number): Token[] {
  const first = tokens[at];
  if (first?.value) return first.value.exact ? [first] : [];
  const rest = tokens.slice(at);
  const end = rest.findIndex(({ text, value }) => value !== undefined || !/^\p{Lu}/u.test(text));
  return rest.slice(0, end < 0 ? rest.length : end);
}

function choosingAfter(tokens: readonly Token[], at: number): number | undefined {
  const start = tokens[at]?.text === ',' ? at + 1 : at;
  return isChoosing(tokens, start) ? start : undefined;
}

/** The verb of the clause that ends with the tab. */
function choosingBefore(tokens: readonly Token[], at: number): number | undefined {
  const from =
    tokens.findLastIndex(({ isMark, word }, index) => index < at && (isMark || /^(?:and|и)$/.test(word))) + 1;
  const found = tokens.findIndex((_, index) => index >= from && index < at && isChoosing(tokens, index));
  return found < 0 ? undefined : found;
}

function isChoosing(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.value ? undefined : look(verbs, wordsIn(tokens), at);
  // «поставь порядок «Новые»»: that is chosen, too.
  const isOrdered =
    /^постав(?:ь|ьте|ить)$/.test(tokens[at]?.word ?? '') && /^(?:порядок|сортировку)$/.test(tokens[at + 1]?.word ?? '');
  // «сделай «Новые»», "set “Newest”": what stands on a tab in quotes is chosen there.
  const isSet = /^(?:set|put|сделай|сделайте|поставь|поставьте|включи|включите)$/.test(tokens[at]?.word ?? '');
  const isChosen = isSet && tokens[at + 1]?.value?.exact === true;
  return (verb?.form === 'base' && /^(?:choose|sort|filter)$/.test(verb.meaning)) || isOrdered || isChosen;
}
