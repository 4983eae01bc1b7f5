/** What is no model for a conversation, by its name. */
const OTHER_TRADES =
  /embed|bge-|minilm|rerank|whisper|tts|audio|realtime|live|transcri|image|imagen|veo|lyria|dall-e|sora|moderation|guard|computer-use|robotics|search|ocr|instruct-0914|babbage|davinci/i;

/** The newest of the first kind that is there; where none of those is, the first that can hold a conversation. */
export function bestModel(models: readonly string[], prefer: readonly RegExp[]): string | undefined {
  const talking = models.filter((name) => !OTHER_TRADES.test(name));
  for (const kind of prefer) {
    const [best] = talking.filter((name) => kind.test(name)).sort(newestFirst);
    if (best !== undefined) return best;
  }
  return talking[0];
}

function newestFirst(a: string, b: string): number {
  const [left, right] = [versionOf(a), versionOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (right[at] ?? -1) - (left[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The numbers in a name without its date: `claude-sonnet-4-5-20250929` is 4.5. */
function versionOf(name: string): number[] {
  return (name.match(/\d+/g) ?? []).map(Number).filter((number) => number < 1000);
}
