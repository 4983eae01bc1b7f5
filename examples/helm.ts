// Looks for a vacancy on a practice site and saves it, by the numbers that each look gives; prints what came of each step.
// Run it as it stands: node examples/helm.ts
import { Helm, loadConfig, openSession, sessionOptions, startPractice } from '../src/index.ts';

await using practice = await startPractice();
const { values } = await loadConfig();
await using session = await openSession({ ...sessionOptions(values), headless: 'yes' });
const helm = new Helm(session);

await helm.act({ tool: 'navigate', input: { url: practice.url('jobs', '/', 'example') } });
await act('type', { id: numberOf('Profession, skill or company'), text: 'barista', submit: true });
await act('click', { id: numberOf('Save: Trainee barista') });

async function act(tool: string, input: Record<string, unknown>): Promise<void> {
  const { said, aftermath } = await helm.act({ tool, input });
  const sent = aftermath.requests.map(({ method, status }) => `${method} ${status}`);
  process.stdout.write(`${said} ${sent.join(', ')}\n`);
}

/** The number of what is called so in the last look. */
function numberOf(name: string): number {
  const parts = helm.last?.lines.flatMap(({ parts }) => parts) ?? [];
  for (const part of parts) if (typeof part !== 'string' && part.name === name) return part.id;
  throw new Error(`Nothing is called ${name}.`);
}
