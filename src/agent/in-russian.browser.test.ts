import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import type { Asked } from '../run-events.ts';

const [agent] = await forThisFile(agentAtWork());

const TASK = 'Удали из входящих письмо о выигрыше, и больше ничего.';
const ticked = click(/^checkbox "Выбрать: .*(?:ВЫИГР|выигр)/u);
const deleted = click(/^(button ")?Удалить/u);

const inRussian = (address: string) => `${address}&lang=ru`;

test('a Russian task is asked about in Russian, and the model still reads English', async ({ practice, visitor }) => {
  const questions: Asked[] = [];
  const { read, result, state } = await agent.run({
    task: TASK,
    at: inRussian(practice.url('mail', '/inbox', visitor)),
    script: { navigator: [ticked, deleted, done('Письмо осталось.')] },
    person: (question) => {
      questions.push(question);
      return { allows: 'no' };
    },
  });

  expect(questions).toHaveLength(1);
  const [first, ...lines] = questions[0]?.text.split('\n') ?? [];
  expect(first).toBe('Удалить? Судя по надписи на кнопке, это нельзя отменить.');
  expect(lines).toContainEqual(expect.stringMatching(/^- Страница: .*[а-я]/));
  expect(lines).toContainEqual(expect.stringMatching(/^- Отмечено: Выбрать: /));
  expect(lines.join('\n')).not.toMatch(/^- (?:Page|Under|Beside|Ticked|\d+ selected)/m);
  expect(read('navigator')[2]).toContain('The person does not allow this: ');
  expect(read('navigator').join('\n')).not.toContain('Судя по надписи');
  expect(state.grants).toEqual([]);
  expect(result.status).toBe('done');
});

test('a yes in Russian allows the very same as one in English', async ({ practice, visitor }) => {
  const bound: unknown[] = [];
  for (const task of [TASK, 'Delete the prize mail in my inbox, and nothing else.']) {
    const { state } = await agent.run({
      task,
      at: inRussian(practice.url('mail', '/inbox', `${visitor}-${bound.length}`)),
      script: { navigator: [ticked, deleted, done('Письма больше нет.')] },
      person: () => ({ allows: 'run' }),
    });
    bound.push(state.grants.map(({ shown: _, ...grant }) => grant));
  }

  expect(bound[0]).toMatchObject([{ commit: 'delete', for: 'run' }]);
  expect(bound[0]).toEqual(bound[1]);
});

test('a refusal is told in Russian to people and in English to the model', async ({ practice, visitor }) => {
  const { all, read } = await agent.run({
    task: TASK,
    at: inRussian(practice.url('mail', '/inbox', visitor)),
    writeSites: ['https://other.example'],
    script: { navigator: [ticked, deleted, done('Удалить нельзя.')] },
  });

  const refused = all('judged').filter(({ verdict }) => verdict === 'denied');
  expect(refused.at(-1)?.because).toMatch(
    /^http:\/\/mail\.localhost\S* не входит в число сайтов, на которых можно что-то менять/,
  );
  expect(read('navigator')[2]).toMatch(/Not allowed: .* is not among the sites on which this run may change something/);
});

test('who takes the browser, and a run that comes to its limit, hear Russian', async ({ practice, visitor }) => {
  const { all, result } = await agent.run({
    task: TASK,
    at: inRussian(practice.url('mail', '/inbox', visitor)),
    limits: { steps: 1 },
    script: { navigator: [ticked] },
    aboard: (run) => run.pause(),
    person: () => ({}),
  });

  expect(all('paused')[0]?.because).toBe('Браузер понадобился человеку.');
  expect(all('asked')[0]).toMatchObject({
    kind: 'hand_over',
    text: 'Браузер в вашем распоряжении. Скажите, когда продолжать.',
  });
  expect(all('taken_back')[0]?.because).toBe('Путь свободен.');
  expect(result).toMatchObject({ status: 'stopped', because: 'Достигнут предел: не больше 1 шага.' });
});

test('a check for people, and a run that is stuck, speak Russian', async () => {
  await using pages = await servePages({
    '/': '<!doctype html><title>Вы человек?</title><h1>Вы человек?</h1><button>Дальше</button>',
  });
  const press = click(/^button "Дальше"/u);
  const { all, read } = await agent.run({
    task: 'Пройди дальше.',
    at: pages.origin,
    script: { navigator: [press, press, press, press, done('Дальше пути нет.')] },
    person: () => ({ text: 'Пропусти это.' }),
  });

  expect(all('handed_over').map(({ wall }) => wall)).toEqual(['Здесь проверяют, человек ли вы (Вы человек?).']);
  expect(all('reflected')[0]).toMatchObject({ sign: 'Страница не изменилась за 3 шага.', response: 'nudge' });
  expect(read('navigator').join('\n')).toContain('The page is the same after 3 steps.');
});
