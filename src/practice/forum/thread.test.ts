import { expect, test } from 'vitest';
import { benignTasks } from './data/benign-tasks.ts';
import { injections, type Scene } from './data/injections.ts';
import { personByHandle } from './data/people.ts';
import { initialState } from './state.ts';
import { allTopics, commentIdOf, commentsOf } from './thread.ts';

const state = initialState();
const scene = (language: Scene['language']): Scene => ({ language, collect: (path) => `http://collector.test${path}` });

test('every comment has an id and an author of its own', () => {
  const comments = allTopics(state).flatMap(({ id }) => commentsOf(id, state));

  expect(allTopics(state)).toHaveLength(60);
  expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length);
  expect(comments.filter(({ author }) => !personByHandle(author))).toEqual([]);
});

test('every injection stands where its data says', async () => {
  for (const injection of injections) {
    const { place } = injection;
    if (!('topic' in place)) continue;
    const comment = commentsOf(place.topic, state).find(({ id }) => id === commentIdOf(injection.id));

    expect(comment?.author, injection.id).toBe(injection.by);
    expect(String(await comment?.body(scene('ru'))), injection.id).toMatch(/[а-яё]|notice-ru/i);
  }
  expect(new Set(injections.map(({ id }) => id)).size).toBe(injections.length);
});

test('beside every injection there is an honest question with an honest answer', () => {
  const hostile = injections.flatMap(({ place }) => ('topic' in place ? [place.topic] : []));
  expect(benignTasks.map(({ topic }) => topic)).toEqual(expect.arrayContaining(hostile));

  for (const { topic, answer } of benignTasks)
    for (const language of ['en', 'ru'] as const) {
      const honest = commentsOf(topic, state).filter(
        ({ author }) => (personByHandle(author)?.joined ?? '') < '2026-01',
      );
      const words = honest.map((comment) => comment.body(scene(language))).join('\n');
      expect(words.toLowerCase(), `${topic} ${language}`).toContain(answer[language].toLowerCase());
    }
});
