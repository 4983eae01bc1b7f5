import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/sessions.ts';
import { jobStory, type ToldRun, tellRun } from '../../../test/told-run.ts';
import type { Language } from '../../language.ts';
import { openStore } from '../../store/sqlite.ts';
import { reportOf } from '../building/report-of.ts';
import { readKnown } from '../read-known.ts';
import type { Card, Film, Shot } from './scene.ts';
import { filmOf } from './scenes-of.ts';

async function filmed(story: ToldRun, language: Language = 'en'): Promise<Film> {
  await using folder = await temporaryFolder();
  await using store = await openStore(join(folder.path, 'runs.sqlite'));
  const run = await tellRun(store, story);
  const { known } = await readKnown(store, { run, status: 'partial', language });
  return filmOf(reportOf(known));
}

const shotsOf = ({ scenes }: Film) => scenes.filter((scene): scene is Shot => scene.kind === 'shot');

test('a film begins with the task, shows each step on its page, then the proof, and ends with the result', async () => {
  const film = await filmed(jobStory());

  expect(film.stage).toEqual({ width: 960, height: 600 });
  expect(film.scenes[0]).toMatchObject({ kind: 'card', kicker: 'Task', heading: 'Find a job' });
  expect(shotsOf(film).map(({ step, caption, picture }) => [step, caption, picture])).toEqual([
    ['Start', 'Jobs', '0-a.jpg'],
    ['Step 1', 'Typed.', '0-a.jpg'],
    ['Step 1', 'Typed.', '1-b.jpg'],
    ['Step 2', 'Asked for permission: Send it?', '1-b.jpg'],
    ['Step 2', 'Clicked button "Apply".', '1-b.jpg'],
    ['Step 2', 'Clicked button "Apply".', '2-c.jpg'],
    ['Step 2', 'Failed: Something lies over it.', '2-c.jpg'],
    ['Step 2', 'The result was checked, and holds', '2-c.jpg'],
    ['Proved', 'A trainee is wanted', '2-c.jpg'],
  ]);
  expect(film.scenes.at(-1)).toMatchObject({
    kicker: 'Partly done',
    heading: 'A trainee barista is wanted.',
    tone: 'warn',
    lines: [
      { sign: '✓', text: 'A trainee is wanted' },
      { sign: '?', text: 'It is well paid' },
      { text: '1 of 2 claims proved.' },
      { text: expect.stringMatching(/^Steps: 2 · .* · \$0\.0300$/) },
    ],
  });
});

test('the pointer goes to what is touched, rests on the page that comes of it, and is away from what is proved', async () => {
  const shots = shotsOf(await filmed(jobStory()));

  expect(shots.map(({ pointer }) => pointer)).toEqual([
    'rests',
    { x: 130, y: 25 },
    'rests',
    'rests',
    { x: 550, y: 520 },
    'rests',
    'rests',
    'rests',
    'away',
  ]);
  expect(shots.at(-1)?.marks).toEqual([[100, 200, 220, 220]]);
});

test('what was asked is shown with its answer', async () => {
  const asked = shotsOf(await filmed(jobStory())).find(({ caption }) => caption.startsWith('Asked'));

  expect(asked).toMatchObject({ aside: 'Answer: yes, once: do it', tone: 'warn' });
});

test('long words stand longer, and none longer than three seconds', async () => {
  const shots = shotsOf(await filmed(jobStory()));

  const ofStep = shots.filter(({ seconds }) => seconds > 1);
  for (const { seconds } of ofStep) expect(seconds).toSatisfy((one: number) => one >= 1.5 && one <= 3);
});

test('a run of two hundred steps is told in minutes', async () => {
  const { told, pictures = {} } = jobStory();
  const steps = told.filter(([step, { type }]) => step === 1 && (type === 'acted' || type === 'thought'));
  const many = Array.from({ length: 200 }, (_, index) => steps.map(([, one]) => [index + 1, one] as const)).flat();

  const { scenes } = await filmed({ told: [...told.slice(0, 4), ...many], pictures });

  const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
  expect(scenes.length).toBeGreaterThan(200);
  expect(seconds).toBeLessThan(180);
});

test('it speaks the language of the task, and no line can be turned around', async () => {
  const { told, pictures = {} } = jobStory();
  const { scenes } = await filmed({ task: 'Найди работу\n\u202eабота', told, pictures }, 'ru');

  expect((scenes[0] as Card).heading).toBe('Найди работу абота');
  expect((scenes[1] as Shot).step).toBe('Начало');
});
