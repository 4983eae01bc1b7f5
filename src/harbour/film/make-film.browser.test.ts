import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { done, PLAIN } from '../../../test/agent.ts';
import { describe, expect, test } from '../../../test/fixtures.ts';
import { gifParts } from '../../../test/gif.ts';
import { observedSession, temporaryFolder } from '../../../test/sessions.ts';
import { startRun } from '../../agent/run.ts';
import { scriptedBrain } from '../../brain/scripted.ts';
import { startPractice } from '../../practice/server.ts';
import { reportOf } from '../../report/building/report-of.ts';
import { filmOf } from '../../report/film/scenes-of.ts';
import { type Material, readKnown } from '../../report/read-known.ts';
import type { Report } from '../../report/report.ts';
import { CheckpointSaver } from '../../store/checkpoint-saver.ts';
import { newRunId } from '../../store/run-id.ts';
import { openStore } from '../../store/sqlite.ts';
import { makeFilm } from './make-film.ts';

const browser = { browser: process.env['LOTSMAN_BROWSER'] };

/** A real run on a practice site, with its pictures. */
async function searched(): Promise<{ report: Report; bytes: Material['bytes'] }> {
  await using practice = await startPractice();
  await using folder = await temporaryFolder();
  await using at = await observedSession(folder.path);
  await using store = await openStore(join(folder.path, 'runs.sqlite'));
  const id = newRunId();
  const run = await startRun(
    { id, task: 'Найди работу для бариста', startUrl: practice.url('jobs', '/', 'film') },
    {
      session: at.session,
      brain: scriptedBrain({
        otherwise: ({ role }) => PLAIN[role],
        navigator: [
          ({ idOf }) => ({
            thought: 'Ищу бариста.',
            actions: [
              {
                tool: 'type',
                input: { id: idOf('searchbox "Profession, skill or company"'), text: 'barista', submit: true },
              },
            ],
          }),
          ({ idOf }) => ({
            thought: 'Открываю.',
            actions: [{ tool: 'click', input: { id: idOf('link "Trainee barista"') } }],
          }),
          done('Есть место для стажёра.', 'Trainee barista'),
        ],
      }),
      store,
      saver: new CheckpointSaver(store.database),
      pictures: true,
    },
  );
  await run.result;
  const { known, bytes } = await readKnown(store, { run: await store.runs.get(id), status: 'done', language: 'ru' });
  return { report: reportOf(known), bytes };
}

/** It takes a few seconds, unless much else goes on. */
const LONG = 90_000;

describe('a run on a practice site', { timeout: LONG }, () => {
  let made: Awaited<ReturnType<typeof searched>>;
  beforeAll(async () => {
    made = await searched();
  }, LONG);

  const secondsOf = (report: Report) => filmOf(report).scenes.reduce((sum, { seconds }) => sum + seconds, 0);

  test('becomes a video that plays as long as it takes to read it, with pictures that change', async ({ page }) => {
    const video = await makeFilm(made.report, { format: 'webm', bytes: made.bytes, browser });

    const seen = await played(page, video, 5);
    expect(seen).toMatchObject({ width: 960, height: 740 });
    expect(seen.duration).toBeCloseTo(secondsOf(made.report), 0);
    expect(new Set(seen.looks).size).toBe(5);
    expect(video.length).toBeLessThan(2_000_000);
  });

  test('becomes a GIF with the same story, each frame only what is new in it', async ({ page }) => {
    const gif = await makeFilm(made.report, { format: 'gif', bytes: made.bytes, browser });

    const { width, height, hundredths } = gifParts(gif);
    expect({ width, height }).toEqual({ width: 960, height: 740 });
    expect(hundredths.length).toBeGreaterThan(filmOf(made.report).scenes.length);
    expect(hundredths.reduce((sum, one) => sum + one) / 100).toBeCloseTo(secondsOf(made.report), 0);
    expect(await shownSize(page, gif)).toEqual([960, 740]);
    expect(gif.length).toBeLessThan(2_000_000);
  });
});

test('without pictures there is no film, and that is one sentence', async () => {
  const report = { run: '261115-abcdefg', pictures: [] as Report['pictures'] } as Report;

  const making = makeFilm(report, { format: 'gif', bytes: new Map(), browser });

  await expect(making).rejects.toMatchObject({
    code: 'bad_input',
    message: 'Run 261115-abcdefg has no pictures, and a film is made of them.',
  });
});

interface Played {
  width: number;
  height: number;
  duration: number;
  looks: string[];
}

/** How a video plays in a browser: its size, its length, and so many looks at it on the way. */
function played(page: Page, video: Uint8Array, looks: number): Promise<Played> {
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${Buffer.from(video).toString('base64')}'), (letter) => letter.charCodeAt(0));
    const player = document.createElement('video');
    player.muted = true;
    player.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }));
    const happened = (name) => new Promise((resolve) => player.addEventListener(name, resolve, { once: true }));
    await happened('loadeddata');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [96, 74];
    const seen = [];
    for (let look = 0; look < ${looks}; look += 1) {
      const sought = happened('seeked');
      player.currentTime = (player.duration * (look + 0.5)) / ${looks};
      await sought;
      canvas.getContext('2d').drawImage(player, 0, 0, 96, 74);
      seen.push(canvas.toDataURL());
    }
    return { width: player.videoWidth, height: player.videoHeight, duration: player.duration, looks: seen };
  })()`);
}

function shownSize(page: Page, gif: Uint8Array): Promise<number[]> {
  return page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/gif;base64,${Buffer.from(gif).toString('base64')}';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  })()`);
}
