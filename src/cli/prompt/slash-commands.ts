import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LotsmanError, reasonOf } from '../../errors.ts';
import type { Line } from '../live/line.ts';
import { planLines } from '../live/plan-lines.ts';
import { reportFileOf } from '../runs/report-of-run.ts';
import { clean } from '../runs/writing.ts';
import type { Conversation } from './conversation.ts';
import { type SlashName, slashNames } from './slash.ts';

type Told = readonly Line[];

/** What each does, beside leaving. What it returns is told. */
export const slashCommands: Readonly<
  Record<Exclude<SlashName, 'exit'>, (talk: Conversation, rest: string) => Told | Promise<Told>>
> = {
  async screenshot({ vessel, words }, rest) {
    if (!vessel) return note(words.prompt.noBrowser);
    const { picture } = await vessel.helm.portray({});
    const file = resolve(rest === '' ? nameNow(picture.mediaType) : rest);
    await writeFile(file, picture.bytes, { mode: 0o600 }).catch((cause: unknown) => {
      throw new LotsmanError('bad_input', `The picture cannot be written to ${file}: ${reasonOf(cause)}.`, { cause });
    });
    return note(words.prompt.picture(file));
  },

  async url({ vessel, words, writing }) {
    if (!vessel) return note(words.prompt.noBrowser);
    const { tab } = vessel.helm;
    return [{ mark: 'note', text: clean(tab.url, writing), aside: clean(await tab.title(), writing) }];
  },

  async tabs({ vessel, words, writing }) {
    if (!vessel) return note(words.prompt.noBrowser);
    const { session, helm } = vessel;
    const titles = await Promise.all(session.tabs.map((tab) => tab.title().catch(() => '')));
    return session.tabs.map((tab, index) => ({
      mark: tab === helm.tab ? 'reached' : 'note',
      text: `${tab.id}. ${clean(titles[index] || tab.url, writing)}`,
      aside: clean(tab.url, writing),
    }));
  },

  plan({ face, words }) {
    const plan = face.run?.plan ?? [];
    return plan.length === 0 ? note(words.prompt.noPlan) : planLines(plan, words);
  },

  pause({ run, words }) {
    if (!run) return note(words.prompt.noRun);
    run.pause();
    return [];
  },

  async resume(talk) {
    const { run, face, runs, words } = talk;
    const question = face.run?.question;
    if (run && question?.kind === 'hand_over') {
      await run.answer(question.question, {});
      return [];
    }
    if (talk.isBusy) return note(words.prompt.notPaused);
    const last = runs.at(-1);
    const status = last === undefined ? undefined : (await talk.store.runs.get(last)).status;
    if (last === undefined || (status !== 'interrupted' && status !== 'waiting' && status !== 'running'))
      return note(words.prompt.noRun);
    void talk.goOn(last);
    return [];
  },

  stop(talk) {
    if (!talk.isBusy) return note(talk.words.prompt.noRun);
    talk.stop();
    return [];
  },

  async 'undo-grant'({ store, runs, words }, rest) {
    const given = await store.grants.list();
    const last = given
      .filter(({ run }) => runs.includes(run))
      .sort((a, b) => a.givenAt.localeCompare(b.givenAt))
      .at(-1);
    const grant = rest === '' ? last : given.find(({ id }) => id === rest);
    if (!grant) return note(rest === '' ? words.prompt.nothingGranted : words.prompt.noSuchGrant(rest));
    await store.grants.revoke(grant.id);
    return note(words.prompt.takenBack(`${grant.effect}, ${grant.origin}`));
  },

  async model(talk, rest) {
    const { words, writing } = talk;
    const { brain } = rest === '' ? await talk.thinking() : await talk.thinkWith(rest);
    const name = clean(brain.name, writing);
    return note(rest === '' ? words.prompt.model(name) : words.prompt.nextModel(name));
  },

  async report({ runs, store, context, words }, rest) {
    const id = rest === '' ? runs.at(-1) : rest;
    if (id === undefined) return note(words.prompt.noReport);
    return note(`${words.report}: ${await reportFileOf(id, store, context)}`);
  },

  help({ words }) {
    const { help, helpMore } = words.prompt;
    const widest = Math.max(...slashNames.map((name) => name.length)) + 1;
    const lines = slashNames.map(
      (name): Line => ({ mark: 'fact', text: `/${name}`.padEnd(widest + 2), aside: help[name] }),
    );
    return [...lines, { mark: 'fact', text: helpMore }];
  },
};

function note(text: string): Told {
  return [{ mark: 'note', text }];
}

function nameNow(mediaType: string): string {
  const moment = new Date().toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  return `lotsman_${moment}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
}
