/**
 * What a button may be called that takes something away, the likelier first. Who calls something off does not want it deleted: the
 * button for that is called otherwise, and on other pages the same word leaves everything as it is.
 */
export function removingWords(said: string): readonly string[] {
  const isCalledOff = CALLING_OFF.test(said);
  return isCalledOff ? ['cancel', 'withdraw', 'delete', 'remove'] : ['delete', 'remove'];
}

const CALLING_OFF =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:s|ed|ing)? (?:\p{L}+ ){0,4}?off|withdraw\p{L}*|t(?:ake|akes|ook|aking) (?:\p{L}+ ){0,3}?back|pull(?:s|ed|ing)? (?:\p{L}+ ){0,3}?(?:out|back)|revok\p{L}*|retract\p{L}*|отмен\p{L}*|отказ\p{L}*|отзов\p{L}*|отозв\p{L}*|забер\p{L}+ (?:\p{L}+ ){0,3}?(?:назад|обратно)|аннулир\p{L}*)(?!\p{L})/iu;
