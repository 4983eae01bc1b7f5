import type { Run } from '../agent/run-options.ts';
import { Listeners } from '../listeners.ts';
import type { RunEvent } from '../run-events.ts';

/** Who has the mouse, as one of those sees it who watch. */
export type Driver = 'run' | 'you' | 'other';

/**
 * The mouse of a run, for those who watch it. Whoever takes it has it when the run has stood back, and until they give it
 * back; whoever takes it later has it from then on.
 */
export class Wheel {
  readonly #run: Pick<Run, 'pause' | 'answer'>;
  readonly #changed = new Listeners<undefined>();
  /** What the run asked when it handed the browser over. */
  #handedOver: string | undefined;
  #hand: object | undefined;

  constructor(run: Pick<Run, 'pause' | 'answer'>) {
    this.#run = run;
  }

  /** To be told all that the run tells. */
  hear(event: RunEvent): void {
    if (event.type === 'asked' && event.kind === 'hand_over') this.#handedOver = event.question;
    else if (event.type === 'answered' && event.question === this.#handedOver) this.#letGo();
    else return;
    this.#changed.tell(undefined);
  }

  /** Whether the run stands back and waits. */
  get isHandedOver(): boolean {
    return this.#handedOver !== undefined;
  }

  driverFor(hand: object): Driver {
    if (this.#handedOver === undefined || this.#hand === undefined) return 'run';
    return this.#hand === hand ? 'you' : 'other';
  }

  take(hand: object): void {
    this.#hand = hand;
    if (this.#handedOver === undefined) this.#run.pause();
    this.#changed.tell(undefined);
  }

  /** Lets the run go on. Says whether it was waiting for that. */
  async goOn(): Promise<boolean> {
    const question = this.#handedOver;
    if (question === undefined) return false;
    this.#letGo();
    this.#changed.tell(undefined);
    return this.#run.answer(question, {});
  }

  /** Somebody is not there any more. The run stays where it is: what they began may be half done. */
  leave(hand: object): void {
    if (this.#hand !== hand) return;
    this.#hand = undefined;
    this.#changed.tell(undefined);
  }

  /** Hears that the mouse may be in other hands; the returned function ends it. */
  onChanged(listener: () => void): () => void {
    return this.#changed.add(listener);
  }

  #letGo(): void {
    this.#handedOver = undefined;
    this.#hand = undefined;
  }
}
