/** How much a word says of what is meant. */
export function weightOf(word: string, isNumber: boolean): number {
  if (FILLERS.has(word)) return 0.05;
  if (LITTLE.has(word)) return 0.2;
  if (DIRECTIONS.has(word)) return 0.5;
  return isNumber ? 0.4 : 1;
}

/** Words that may stand or not stand before any other. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

const FILLERS = new Set(
  `the a an my your our their his her its this that these those please just
   мой моя мое мои мою моего моей моих ваш ваша ваше ваши вашу вашего вашей ваших свой своя свое свои свою наш наша
   этот эта это эти эту того этого пожалуйста`.split(/\s+/),
);

const LITTLE = new Set(
  `of in on at for and or with by as is are be it me you i we us all do does
   и или с со к ко у о об обо на по при для за через над под не меня мне вы я мы нас вам бы ли же`.split(/\s+/),
);

/** They name fields ("From", "To") and are mere prepositions elsewhere. */
const DIRECTIONS = new Set('to from until since between about от до из в во'.split(' '));
