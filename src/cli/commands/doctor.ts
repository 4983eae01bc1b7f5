import { EXIT_UNHEALTHY } from '../../errors.ts';
import type { Command } from '../command.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'Look whether everything is there, and say how to get what is not.',
  description: 'Ends with 0 when nothing failed, with 1 otherwise. No site is contacted.',
  json: true,
  examples: [
    ['lotsman doctor', 'a line for each thing that matters'],
    ['lotsman doctor --json', 'the same for a program'],
  ],

  async run(context) {
    const [{ checks }, { examine }, { printReport }] = await Promise.all([
      import('../doctor/checks.ts'),
      import('../doctor/check.ts'),
      import('../doctor/report.ts'),
    ]);
    const { config, loaded, terminal } = context;
    const started = performance.now();
    const findings = await examine(checks, { config, loaded });
    const healthy = findings.every(({ status }) => status !== 'failure');
    if (context.json) terminal.json({ healthy, checks: findings });
    else printReport(findings, terminal, performance.now() - started);
    return healthy ? 0 : EXIT_UNHEALTHY;
  },
};
