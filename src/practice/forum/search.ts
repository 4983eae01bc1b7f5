import { say } from '../words.ts';
import type { Scene } from './data/injections.ts';
import type { ForumState } from './state.ts';
import { allTopics, type Comment, commentsOf, type Topic } from './thread.ts';

export interface Hit {
  readonly topic: Topic;
  /** The comment with the words; none when they stand in the title. */
  readonly comment?: Comment;
  readonly text: string;
}

/** Topics and comments that contain every word of the query. */
export function search(state: ForumState, scene: Scene, query: string, board?: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return allTopics(state)
    .filter((topic) => board === undefined || topic.board.id === board)
    .flatMap((topic): Hit[] => {
      const title = say(topic.title, scene.language);
      const comments = commentsOf(topic.id, state).flatMap((comment): Hit[] => {
        const body = comment.deleted ? '' : comment.body(scene);
        // Ready HTML is a String object; only what people typed is searched.
        return typeof body === 'string' && has(body) ? [{ topic, comment, text: body }] : [];
      });
      return has(title) ? [{ topic, text: title }, ...comments] : comments;
    });
}

/** The surroundings of the first match, cut at about `length` letters. */
export function excerpt(text: string, query: string, length = 180): string {
  const [first = ''] = query.toLowerCase().split(/\s+/).filter(Boolean);
  const flat = text.replace(/[*`>]/g, '').replace(/\s+/g, ' ').trim();
  const at = Math.max(0, flat.toLowerCase().indexOf(first) - length / 3);
  const cut = flat.slice(at, at + length).trim();
  return `${at > 0 ? '…' : ''}${cut}${at + length < flat.length ? '…' : ''}`;
}
