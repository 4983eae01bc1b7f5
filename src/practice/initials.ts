/** The first letters of the first two words of a name, for a circle instead of a portrait. */
export function initials(name: string): string {
  return name
    .split(/[\s_]+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
