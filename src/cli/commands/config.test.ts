import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { load } from '../../config/load.ts';
import { type Key, rows, variables } from '../../config/settings.ts';
import { createLog, Redactor } from '../../log.ts';
import { config } from './config.ts';

/** What `lotsman config` writes in this environment. */
async function shownIn(env: Record<string, string>, json: boolean) {
  const loaded = await load({ env, cwd: tmpdir(), home: tmpdir() });
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const redactor = new Redactor(loaded.secrets);
  await config.run({
    config: loaded.values,
    loaded,
    args: [],
    json,
    switches: new Set(),
    options: new Map(),
    flags: {},
    terminal: {
      print: (line = '') => void stdout.push(line),
      json: (value) => void stdout.push(JSON.stringify(value)),
      say: (line) => void stderr.push(line),
      paint: (_, text) => text,
      width: 100,
    },
    log: createLog({ level: 'silent', format: 'text', redactor, write: () => {} }),
    redactor,
  });
  return { stdout: stdout.join('\n'), stderr, redactor };
}

const encoded = encodeURIComponent;
const inAddress = (secret: string) => [
  `http://ann:${encoded(secret)}@h:1`,
  `https://${encoded(secret)}@h/v1`,
  `https://h/v1?region=eu&key=${encoded(secret)}`,
  `https://h/${encoded(`${secret}Aa1Bb2Cc3Dd4Ee5`)}/v1`,
];

/** Where a secret can stand in each setting that may hold one. */
const holding: { readonly [K in Key]?: (secret: string) => readonly string[] } = {
  cdp: inAddress,
  openaiBaseUrl: inAddress,
  ollamaHost: (secret) => [...inAddress(secret), `ann:${encoded(secret)}@h:1`],
  proxy: (secret) => [`http://ann:${encoded(secret)}@h:1`, `${encoded(secret)}@h:1`],
  headers: (secret) => [JSON.stringify({ Authorization: `Bearer ${secret}` }), JSON.stringify({ 'X-Key': secret })],
  httpCredentials: (secret) => [`https://ann:${encoded(secret)}@h`],
  openaiApiKey: (secret) => [secret],
  anthropicApiKey: (secret) => [secret],
  googleApiKey: (secret) => [secret],
  openrouterApiKey: (secret) => [secret],
  deepseekApiKey: (secret) => [secret],
  mistralApiKey: (secret) => [secret],
  groqApiKey: (secret) => [secret],
  xaiApiKey: (secret) => [secret],
  gigachatCredentials: (secret) => [secret],
  yandexApiKey: (secret) => [secret],
  serveToken: (secret) => [secret.replace(/[^\w-]/g, '').padEnd(36, '0')],
};

describe('a setting that may hold a secret', () => {
  test('masks it, and makes it known, both or neither', () => {
    const masking = rows.filter(([, { kind }]) => kind.masked !== undefined).map(([key]) => key);
    const telling = rows.filter(([, { kind }]) => kind.secrets !== undefined).map(([key]) => key);

    expect(masking).toEqual(telling);
    expect(masking.toSorted()).toEqual(Object.keys(holding).toSorted());
  });

  test.for(
    rows.flatMap(([key, setting]) => (holding[key] ? [[key, variables(setting)[0], holding[key]] as const] : [])),
  )('%s never prints it, neither as text nor as JSON, and no log will', async ([, name = '', places]) => {
    // A beginning that stands nowhere else, so that what is found is the secret.
    const secrets = fc.stringMatching(/^Zq9[\w!$&'()*+,;=:@/?#%[\]. -]{3,20}\w$/);
    await fc.assert(
      fc.asyncProperty(secrets, async (secret) => {
        for (const given of places(secret)) {
          const [text, json] = [await shownIn({ [name]: given }, false), await shownIn({ [name]: given }, true)];
          expect(text.stdout + json.stdout).not.toContain('Zq9');
          expect(text.redactor.redact(`Sent ${given}`)).not.toContain('Zq9');
        }
      }),
      { numRuns: 25 },
    );
  });
});

test('a variable that begins like ours and is none is told beside the result', async () => {
  for (const json of [false, true]) {
    const { stdout, stderr } = await shownIn({ LOTSMAN_HEADLES: 'yes', LOTSMAN_XYZZYPLUGH: '1' }, json);

    expect(stderr).toEqual([
      'LOTSMAN_HEADLES is no setting; did you mean LOTSMAN_HEADLESS?',
      'LOTSMAN_XYZZYPLUGH is no setting.',
    ]);
    expect(stdout).not.toContain('LOTSMAN_HEADLES is');
  }
});
