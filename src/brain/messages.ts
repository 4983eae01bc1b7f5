import type { FilePart, SystemModelMessage, TextPart, UserModelMessage } from 'ai';
import type { PromptPart } from './brain.ts';
import type { ModelCall } from './model.ts';

/** How a provider is told what it may keep. The others find out by themselves: the beginning is the same. */
export type Caching = 'marks' | 'key' | 'by_itself';

export interface Messages {
  instructions: SystemModelMessage;
  messages: UserModelMessage[];
}

export function messagesOf({ prompt, corrections }: ModelCall, caching: Caching): Messages {
  const parts: readonly PromptPart[] = [...prompt.parts, ...corrections.map((text) => ({ text }))];
  return {
    instructions: { role: 'system', content: prompt.system, ...(caching === 'marks' && KEEP) },
    messages: [{ role: 'user', content: caching === 'marks' ? marked(parts) : joined(parts) }],
  };
}

type Content = TextPart | FilePart;

/** The provider keeps all up to a mark. Four are allowed: the tools and the system have one each. */
export const KEEP = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } as const;
const MARKS_FOR_PARTS = 2;

function marked(parts: readonly PromptPart[]): Content[] {
  const stable = parts.flatMap((part, index) => (part.stable && part.text ? [index] : [])).slice(-MARKS_FOR_PARTS);
  return parts.flatMap((part, index) => contentOf(part, stable.includes(index) ? KEEP : {}));
}

/** As one text where it is one: some servers understand nothing else. */
function joined(parts: readonly PromptPart[]): Content[] {
  const content: Content[] = [];
  for (const piece of parts.flatMap((part) => contentOf(part, {}))) {
    const last = content.at(-1);
    if (piece.type === 'text' && last?.type === 'text') last.text += `\n\n${piece.text}`;
    else content.push(piece);
  }
  return content;
}

function contentOf({ text, picture }: PromptPart, mark: typeof KEEP | object): Content[] {
  const content: Content[] = [];
  // Before the text, so that a mark on the text covers the picture too.
  if (picture) content.push({ type: 'file', data: picture.bytes, mediaType: picture.mediaType });
  // Providers refuse an empty text.
  if (text) content.push({ type: 'text', text, ...mark });
  return content;
}
