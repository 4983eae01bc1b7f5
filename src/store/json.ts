/** A value as text. What JSON cannot hold at all is a mistake of the caller's, found here and not when it is missed. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`A store keeps what JSON can hold; ${typeof value} is not that.`);
  return text;
}
