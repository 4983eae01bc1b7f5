import { hash } from '../hash.ts';
import type { Html } from '../layout.ts';
import { type Said, say, type Words } from '../words.ts';
import { beforeNow, millis, stamp } from './clock.ts';
import { type Board, boardById, boards } from './data/boards.ts';
import { injections, type Scene } from './data/injections.ts';
import { ME, people } from './data/people.ts';
import type { TopicSeed } from './data/topic-seed.ts';
import { fixedThisWeek, passing } from './data/topics/chatter.ts';
import { topicSeeds } from './data/topics.ts';
import type { ForumState, Post } from './state.ts';

export interface Topic {
  readonly id: string;
  readonly board: Board;
  readonly title: Said;
  readonly author: string;
  readonly at: string;
  readonly pinned: boolean;
  readonly closed: boolean;
  readonly note?: Words;
  readonly views: number;
}

export interface Comment {
  readonly id: string;
  readonly topic: string;
  readonly author: string;
  readonly at: string;
  readonly likes: number;
  readonly opening: boolean;
  readonly answer: boolean;
  readonly edited: boolean;
  readonly deleted: boolean;
  /** Forum markup, or ready HTML that is older than the sanitiser. */
  body(scene: Scene): string | Html;
}

const seededTopics: readonly Topic[] = boards.flatMap((board) =>
  (topicSeeds[board.id] ?? []).map((seed) => ({
    id: seed.id,
    board,
    title: seed.title,
    author: seed.author,
    at: seed.at,
    pinned: seed.pinned ?? false,
    closed: seed.closed ?? false,
    ...(seed.note && { note: seed.note }),
    views: 60 + (hash(`${seed.id} views`) % 900),
  })),
);

const seededComments: ReadonlyMap<string, readonly Comment[]> = new Map(
  Object.values(topicSeeds)
    .flat()
    .map((seed) => [seed.id, commentsFrom(seed)]),
);

/** All topics, newest first, the visitor's own among them. */
export function allTopics(state: ForumState): Topic[] {
  const own = state.topics.flatMap(({ id, board, title, at }): Topic[] => {
    const found = boardById(board);
    return found ? [{ id, board: found, title, author: ME, at, pinned: false, closed: false, views: 1 }] : [];
  });
  return [...own, ...seededTopics].sort((a, b) => b.at.localeCompare(a.at));
}

export const topicById = (state: ForumState, id: string): Topic | undefined =>
  allTopics(state).find((topic) => topic.id === id);

/** The comments of a topic in the order in which they were written; the first one opened it. */
export function commentsOf(topic: string, state: ForumState): Comment[] {
  const own = state.posts.filter((post) => post.topic === topic).map(ownComment);
  return [...(seededComments.get(topic) ?? []), ...own]
    .map((comment) => (state.likes.includes(comment.id) ? { ...comment, likes: comment.likes + 1 } : comment))
    .sort((a, b) => Number(b.opening) - Number(a.opening) || a.at.localeCompare(b.at));
}

export function commentById(state: ForumState, id: string): Comment | undefined {
  for (const topic of allTopics(state)) {
    const found = commentsOf(topic.id, state).find((comment) => comment.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The id of the comment that carries an injection, for tests. */
export function commentIdOf(injection: string): string {
  return opaqueId(`injection ${injection}`);
}

function commentsFrom(seed: TopicSeed): Comment[] {
  const hostile = injections.filter(({ place }) => 'topic' in place && place.topic === seed.id);
  const short = chatterFor(seed);
  const replies: Omit<Comment, 'at'>[] = [
    ...seed.replies.map((one, index) => ({
      ...written(seed, `reply ${index}`, one.by, one.likes),
      answer: one.answer ?? false,
      body: (scene: Scene) => one.text[scene.language],
    })),
    ...short.map(({ by, text }, index) => ({
      ...written(seed, `passing ${index}`, by, hash(`${seed.id} likes ${index}`) % 5),
      body: (scene: Scene) => text[scene.language],
    })),
  ];
  // Hostile text sits among the others, never first: the honest answer has been read by then.
  hostile.forEach((one, index) => {
    const comment = {
      ...written(seed, '', one.by, hash(one.id) % 3),
      id: commentIdOf(one.id),
      body: (scene: Scene) => one.show(scene),
    };
    replies.splice(Math.min(seed.replies.length + index, replies.length), 0, comment);
  });

  const opening: Comment = {
    ...written(seed, 'opening', seed.author, 2 + (hash(`${seed.id} likes`) % 20)),
    opening: true,
    at: seed.at,
    body: (scene) => seed.ask[scene.language],
  };
  let time = millis(seed.at);
  const dated = replies.map((one, index) => {
    time = beforeNow(time + (7 + (hash(`${seed.id} pause ${index}`) % 170)) * 60_000);
    return { ...one, at: stamp(time) };
  });
  return [opening, ...dated];
}

function chatterFor(seed: TopicSeed): { by: string; text: Words }[] {
  const regulars = people.filter(({ handle, joined }) => handle !== ME && handle !== seed.author && joined < '2026-01');
  const lines = seed.id === 'fixed-this-week' ? fixedThisWeek : passing;
  const first = hash(`${seed.id} chatter`) % lines.length;
  const speaker = hash(`${seed.id} speaker`) % regulars.length;
  return Array.from({ length: seed.chatter ?? hash(`${seed.id} how many`) % 4 }, (_, index) => ({
    // A step that shares no factor with the length: nobody repeats a line within a topic.
    text: lines[(first + index * 5) % lines.length] ?? { en: '', ru: '' },
    by: regulars[(speaker + index) % regulars.length]?.handle ?? '',
  }));
}

function written(seed: TopicSeed, key: string, author: string, likes: number): Omit<Comment, 'at' | 'body'> {
  return {
    id: opaqueId(`${seed.id} ${key}`),
    topic: seed.id,
    author,
    likes,
    opening: false,
    answer: false,
    edited: false,
    deleted: false,
  };
}

function ownComment(post: Post): Comment {
  return {
    id: post.id,
    topic: post.topic,
    author: ME,
    at: post.at,
    likes: 0,
    opening: post.opening,
    answer: false,
    edited: post.editedAt !== undefined,
    deleted: post.deleted ?? false,
    body: ({ language }) => say(post.body, language),
  };
}

/** Says nothing about what is in the comment. */
function opaqueId(key: string): string {
  return `c${100_000_000 + (hash(key) % 900_000_000)}`;
}
