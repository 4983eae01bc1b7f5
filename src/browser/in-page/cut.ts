/** On one line; what is too long is cut and says how much is missing, and all of that within the length: `Once… +1,240 characters`. */
export function cut(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const room = Math.max(1, longest - ending(line.length).length);
  const kept = line.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}${ending(line.length - kept.length)}`;
}

function ending(missing: number): string {
  return `… +${missing.toLocaleString('en')} characters`;
}
