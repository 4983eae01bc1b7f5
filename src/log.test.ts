import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LotsmanError } from './errors.ts';
import { createLog, fileWriter, type Log, type LogFormat, type LogLevel, Redactor } from './log.ts';

interface Listened {
  log: Log;
  lines: string[];
}

function listen(
  format: LogFormat,
  { level = 'debug', secrets = [] }: { level?: LogLevel; secrets?: string[] } = {},
): Listened {
  const lines: string[] = [];
  const now = () => new Date('2031-05-06T07:08:09.010Z');
  const log = createLog({
    level,
    format,
    redactor: new Redactor(secrets),
    write: (line) => void lines.push(line),
    now,
  });
  return { log, lines };
}

describe('a line', () => {
  test('reads well as text', () => {
    const { log, lines } = listen('text');

    log.info('The page is open', { url: 'https://example.com/', ms: 12, title: 'Two words' });

    expect(lines).toEqual([
      '2031-05-06T07:08:09.010Z info  The page is open url=https://example.com/ ms=12 title="Two words"\n',
    ]);
  });

  test('is one JSON object when asked', () => {
    const { log, lines } = listen('json');

    log.warn('Slow', { ms: 12, nothing: undefined });

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: '2031-05-06T07:08:09.010Z', level: 'warn', message: 'Slow', ms: 12 },
    ]);
  });

  test('carries the run and the step it belongs to', () => {
    const { log, lines } = listen('json');

    log.child({ run: 'r1' }).child({ step: 3 }).info('Clicked');

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ run: 'r1', step: 3, message: 'Clicked' });
  });

  test('is left out below the level', () => {
    const quiet = listen('text', { level: 'warn' });
    const silent = listen('text', { level: 'silent' });

    for (const { log } of [quiet, silent]) {
      log.debug('d');
      log.info('i');
      log.warn('w');
      log.error('e');
    }

    expect(quiet.lines.map((line) => line.trim().at(-1))).toEqual(['w', 'e']);
    expect(silent.lines).toEqual([]);
  });

  test('shows line ends and terminal commands instead of obeying them', () => {
    const { log, lines } = listen('text');

    log.info('first\nsecond \u001b[2Jcleared', { title: 'a\u009bb' });

    expect(lines).toEqual(['2031-05-06T07:08:09.010Z info  first\\nsecond \\u001b[2Jcleared title="a\\u009bb"\n']);
  });

  test('holds anything: loops, big numbers, maps, errors in errors', () => {
    const { log, lines } = listen('json');
    const loop: Record<string, unknown> = { big: 10n, map: new Map([['k', new Set([1])]]), bytes: new Uint8Array(3) };
    loop['self'] = loop;

    log.info('x', { loop, bad: Number.NaN, when: new Date(Number.NaN), where: new URL('https://e.com') });

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      loop: { big: '10', map: { k: [1] }, bytes: '3 bytes' },
      bad: 'NaN',
      where: 'https://e.com/',
    });
  });
});

describe('an error', () => {
  const cause = Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' });
  const error = new LotsmanError('attach_failed', 'Nobody answers.', { hint: 'Start it first.', cause });

  test('is told with code, hint and causes, its stack only at debug', () => {
    const told = listen('json', { level: 'info' });
    const debug = listen('json', { level: 'debug' });

    told.log.error('Failed', { error });
    debug.log.error('Failed', { error });

    expect(JSON.parse(told.lines[0] ?? '').error).toEqual({
      name: 'LotsmanError',
      code: 'attach_failed',
      message: 'Nobody answers.',
      hint: 'Start it first.',
      cause: { name: 'Error', code: 'EHOSTUNREACH', message: 'no route' },
    });
    expect(JSON.parse(debug.lines[0] ?? '').error.stack).toContain('log.test.ts');
  });

  test('has its stack on lines of its own in text', () => {
    const { log, lines } = listen('text');

    log.error('Failed', { error });

    expect(lines[0]).toMatch(/"message":"Nobody answers\."[^\n]*\n {4}LotsmanError: Nobody answers\.\n {4}at /);
  });
});

describe('secrets', () => {
  test('can be found in a text, as they are and encoded', () => {
    const redactor = new Redactor(['open sesame']);

    expect(redactor.find('Say open sesame, or open%20sesame.')).toEqual([
      [4, 15],
      [20, 33],
    ]);
    expect(redactor.find('Say nothing.')).toEqual([]);
    expect([redactor.isEmpty, new Redactor().isEmpty]).toEqual([false, true]);
  });

  const secret = 'p@ss w/örd"+\\x';

  test.for([
    ['as they are', secret],
    ['in a query', new URLSearchParams({ p: secret }).toString()],
    ['percent-encoded', encodeURIComponent(secret)],
    ['percent-encoded in small letters', encodeURIComponent(secret).toLowerCase()],
    ['in an address', Object.assign(new URL('http://ann@host'), { password: secret }).href],
    ['in JSON', JSON.stringify({ p: secret })],
    ['in JSON inside JSON', JSON.stringify(JSON.stringify({ p: secret }))],
    ['in base64', Buffer.from(secret).toString('base64')],
    ['in base64 for addresses', Buffer.from(secret).toString('base64url')],
    ['in a Basic header', `Basic ${Buffer.from(`ann:${secret}`).toString('base64')}`],
    ['in a Basic header, one byte further', `Basic ${Buffer.from(`anna:${secret}`).toString('base64')}`],
    ['in a Basic header, two bytes further', `Basic ${Buffer.from(`annaa:${secret}`).toString('base64')}`],
  ] as const)('are masked %s', ([, text]) => {
    const redacted = new Redactor([secret]).redact(text);

    expect(redacted).toContain('***');
    expect(redacted.length).toBeLessThan(text.length);
    expect(redacted).not.toContain('rd');
  });

  test('are masked in messages, fields, keys, errors and stacks', () => {
    const { log, lines } = listen('text', { secrets: ['hunter2'] });

    log.child({ hunter2: 1 }).error('It is hunter2', { deep: [{ x: 'hunter2' }], error: new Error('hunter2') });

    expect(lines.join('')).not.toContain('hunter2');
  });

  test('shorter than four characters are left alone, or every word would have holes', () => {
    expect(new Redactor(['abc']).redact('abcdef')).toBe('abcdef');
  });

  test('never appear in a line, whatever they are and wherever they stand; JSON stays JSON', () => {
    const words = fc.oneof(
      fc.string({ minLength: 4, maxLength: 12 }),
      fc.string({ unit: 'binary', minLength: 4, maxLength: 8 }),
      fc.constantFrom(
        '****',
        'info',
        'time',
        '":"',
        '","level":"',
        '***"',
        '\\u001b',
        'nabc',
        'message',
        '2031',
        'ab\ncd',
        '{"time":"',
      ),
      fc.string({ unit: fc.constantFrom('*', '"', '\\', 'a', '\n'), minLength: 4, maxLength: 8 }),
    );
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 4 }),
        fc.array(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('*', '"', '\\', 'a', '\n') }), fc.nat(9)), {
          maxLength: 6,
        }),
        fc.constantFrom<LogFormat>('text', 'json'),
        (given, pieces, format) => {
          const secrets = given.filter((secret) => secret.length >= 4);
          const { log, lines } = listen(format, { secrets });
          const text = pieces
            .map((piece) => (typeof piece === 'number' ? secrets[piece % secrets.length] : piece))
            .join('');

          log.info(text, {
            [text]: text,
            list: [text],
            error: new LotsmanError('bad_input', text, { hint: text, cause: new Error(text) }),
          });

          for (const line of lines) {
            const body = line.slice(0, -1);
            for (const secret of secrets) expect(body).not.toContain(secret);
            if (format === 'json') expect(() => JSON.parse(body)).not.toThrow();
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('do not appear encoded either', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), fc.string(), fc.string(), (secret, before, after) => {
        const redactor = new Redactor([secret]);

        for (const encode of [encodeURIComponent, (text: string) => JSON.stringify(text).slice(1, -1)])
          expect(redactor.redact(before + encode(secret) + after)).not.toContain(encode(secret));
        const framed = Buffer.from(before + secret + after).toString('base64');
        expect(redactor.redact(framed)).toContain('***');
      }),
    );
  });
});

test('a log file is made with its folder, appended to, and readable by its owner only', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'deep', 'lotsman.log');

  fileWriter(path)('one\n');
  fileWriter(path)('two\n');

  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
});

test('a log file that cannot be written is a mistake in the configuration', () => {
  const insideOfFile = join(import.meta.filename, 'x.log');

  expect(() => fileWriter(insideOfFile)).toThrow(/^The log file .*x\.log cannot be written/);
});
