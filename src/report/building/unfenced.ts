/** Words of a page are fenced where a model reads them. People see whose they are. */
export function unfenced(text: string): string {
  return text.replace(/<\/?page [0-9a-f]{4,}>/g, '').trim();
}
