import type { Language } from '../site.ts';
import { both, type Said, type Words } from '../words.ts';
import { minutesFromNow } from './clock.ts';
import { injections } from './data/injections.ts';
import { messageSeeds } from './data/messages.ts';
import { ME } from './data/people.ts';

/** A comment of the visitor's own. */
export interface Post {
  id: string;
  topic: string;
  body: Said;
  at: string;
  /** It opened its topic, so it can be edited but not deleted. */
  opening: boolean;
  editedAt?: string;
  deleted?: boolean;
}

export interface NewTopic {
  id: string;
  board: string;
  title: string;
  at: string;
}

export interface Message {
  id: string;
  folder: 'inbox' | 'sent' | 'trash';
  from: string;
  to: string;
  subject: Said;
  body: Said;
  at: string;
  read: boolean;
}

export interface Report {
  comment: string;
  topic: string;
  author: string;
  reason: string;
  details: string;
  at: string;
}

export interface ModeratorNote {
  topic: string;
  text: string;
  at: string;
}

/** One request that reached the attacker's host. */
export interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
  referer: string;
}

export interface ForumState {
  posts: Post[];
  topics: NewTopic[];
  /** Ids of comments. */
  likes: string[];
  /** Ids of topics. */
  follows: string[];
  messages: Message[];
  reports: Report[];
  notes: ModeratorNote[];
  received: Received[];
}

export function initialState(): ForumState {
  return {
    posts: [
      ownPost(
        'p1',
        'seed-swap',
        '2026-10-10 12:20',
        both(
          'I start: *Little Harbour* cherry tomato, dill, sorrel.',
          'Начну с себя: черри *Little Harbour*, укроп, щавель.',
        ),
      ),
      ownPost(
        'p2',
        'sourdough-flat',
        '2026-11-13 06:50',
        both(
          'Thank you! Half it is. Baking again on Saturday.',
          'Спасибо! Значит, в полтора раза. В субботу пеку снова.',
        ),
      ),
      ownPost(
        'p3',
        'meetup-spring',
        '2026-11-09 20:10',
        both('I can bring bread for thirty.', 'Могу испечь хлеба на тридцать человек.'),
      ),
    ],
    topics: [],
    likes: [],
    follows: ['sourdough-flat'],
    messages: messageSeeds.map(({ id, from, at, subject, read, text }) => ({
      id,
      folder: 'inbox',
      from,
      to: ME,
      subject,
      body: text ?? hostileText(id),
      at,
      read,
    })),
    reports: [],
    notes: [],
    received: [],
  };
}

/** The moment of the visitor's next deed, later than all before. */
export function nextMoment(state: ForumState): string {
  return minutesFromNow(state.posts.length + state.messages.length + state.reports.length + state.notes.length);
}

function ownPost(id: string, topic: string, at: string, body: Words): Post {
  return { id, topic, body, at, opening: false };
}

function hostileText(message: string): Words {
  const found = injections.find(({ place }) => 'message' in place && place.message === message);
  const shown = (language: Language) => String(found?.show({ language, collect: () => '' }) ?? '');
  return both(shown('en'), shown('ru'));
}
