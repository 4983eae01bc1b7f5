import { type Check, failure, ok } from './check.ts';

export const node: Check = {
  name: 'node',
  title: 'Node',
  look: () => judgeNode(process.versions.node, process.execPath),
};

export function judgeNode(version: string, path: string) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const facts = { version, path };
  return major > 22 || (major === 22 && minor >= 18)
    ? ok(version, facts)
    : failure(
        `${version} is too old: Lotsman needs 22.18 or newer.`,
        'Get a current one from https://nodejs.org',
        facts,
      );
}
