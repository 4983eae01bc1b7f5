/** "at the very top of the list", «которая стоит на первом месте»: which one it is by its place. Nothing where more is said. */
export function ordinalByPlace(words: readonly string[]): number | undefined {
  const said = words.join(' ');
  if (said.match(FIRST)) return 1;
  return said.match(LAST) ? -1 : undefined;
}

const THERE =
  "(?:(?:that|that's|which|who|what|what's|the one|котор\\p{L}+|что|кто|та|тот|то) )*" +
  '(?:(?:is|are|comes|comes up|stands|sits|shows up|appears|ends up|is listed|listed|shown|ranked|placed|стоит|стоящ\\p{L}+|идет|идущ\\p{L}+|оказал\\p{L}+|окажется|находится|находящ\\p{L}+|будет|значится|в списке|самом) )*';
const OF_LIST =
  '(?: (?:of|in|on) (?:the|this|that|your|my|our)(?: \\p{L}+)? ?(?:list|table|page|results|screen|search)| (?:списка|таблицы|выдачи|страницы)| в (?:списке|таблице|выдаче))?';
const FIRST = new RegExp(
  `^${THERE}(?:at the (?:very )?(?:top|head|beginning)|on top|up top|(?:number|no\\.?) (?:one|1)|in (?:the )?(?:first|top) (?:place|position|row|line|spot)|first|в самом верху|вверху|наверху|сверху|(?:на|в) перв(?:ом|ой) (?:месте|строке|строчке|позиции)|в (?:самом )?начале|перв(?:ым|ой|ая|ый|ое))${OF_LIST}$`,
  'u',
);
const LAST = new RegExp(
  `^${THERE}(?:at the (?:very )?(?:bottom|end)|in (?:the )?(?:last|bottom) (?:place|position|row|line|spot)|last|в самом низу|внизу|снизу|(?:на|в) последн(?:ем|ей) (?:месте|строке|строчке|позиции)|в (?:самом )?конце|последн(?:им|ей|яя|ий|ее))${OF_LIST}$`,
  'u',
);
