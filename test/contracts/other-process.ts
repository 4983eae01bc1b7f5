import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface OtherProcess extends AsyncDisposable {
  readonly pid: number;
  /** Lets it do what it has been getting ready for. */
  go(): void;
  /** All that it has said so far. */
  readonly said: string;
  hasSaid(words: string): Promise<void>;
  /** As the system kills: without a word to the process. */
  kill(): Promise<void>;
  /** Ended by itself, and well. */
  readonly ended: Promise<void>;
}

/** A process of its own that opens the same store, does one thing with it, and has just said that it is that far. */
export async function otherProcess(module: string, place: string, job: string): Promise<OtherProcess> {
  const script = fileURLToPath(import.meta.resolve('./store-child.ts'));
  const child = spawn(process.execPath, [script, module, place, job], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const closed = once(child, 'close');
  const ready = once(child.stdout, 'data');
  const early = exit.then(() => Promise.reject(new Error(`The process for "${job}" ended before it was ready.`)));
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  await Promise.race([ready, early]);
  early.catch(() => {});
  return {
    pid: child.pid ?? 0,
    go: () => child.stdin.end('go\n'),
    kill,
    get said() {
      return said;
    },
    async hasSaid(words) {
      while (!said.includes(words)) await once(child.stdout, 'data');
    },
    get ended() {
      return exit.then(([code]) => {
        if (code !== 0) throw new Error(`The process for "${job}" ended with ${code}.`);
      });
    },
    [Symbol.asyncDispose]: kill,
  };
}
