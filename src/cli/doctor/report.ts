import { visibleLines } from '../../visible.ts';
import { columns, type Terminal, wrapped } from '../terminal.ts';
import type { Examined } from './check.ts';

const MARKS = { ok: ['green', '✓'], warning: ['yellow', '!'], failure: ['red', '✗'] } as const;

export function printReport(findings: readonly Examined[], { print, paint, width }: Terminal, ms: number): void {
  const rows = findings.map(({ status, title, message, remedy }) => {
    const advice = remedy === undefined ? '' : `\n${paint('dim', '→')} ${remedy}`;
    const [color, mark] = MARKS[status];
    return [paint(color, mark), paint('bold', title), `${visibleLines(message)}${advice}`];
  });
  for (const line of columns(rows, { width })) print(line);

  const count = (status: Examined['status']) => findings.filter((finding) => finding.status === status).length;
  const [good, doubtful, bad] = [count('ok'), count('warning'), count('failure')];
  const verdict =
    bad > 0
      ? paint('red', 'Something is missing')
      : doubtful > 0
        ? paint('yellow', 'Ready, with reservations')
        : paint('green', 'Ready');
  const counts = `${good} ok, ${plural(doubtful, 'warning')}, ${plural(bad, 'failure')}`;
  print();
  for (const line of wrapped(`${verdict}: ${counts} in ${(ms / 1000).toFixed(1)} s.`, width)) print(line);
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
