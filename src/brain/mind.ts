import { Abilities } from './abilities.ts';
import type { Bill } from './bill.ts';
import type { Question } from './brain.ts';
import { type Model, type ModelCall, type Patience, type Reply, USUAL_PATIENCE } from './model.ts';
import { ModelFault } from './model-fault.ts';
import { type Policy, type PolicyOptions, policyFor, USUAL_POLICY } from './policy.ts';
import { type Problem, readAnswer } from './read-answer.ts';
import { ANSWER, answerShape, shapesOf } from './tool-shape.ts';

export interface MindOptions {
  patience?: Partial<Patience>;
  policy?: Partial<PolicyOptions>;
}

/** How often the model is asked again about one kind of problem. */
const CHANCES: Readonly<Record<Problem['kind'], number>> = {
  empty: 1,
  too_long: 1,
  broken_json: 1,
  unknown_tool: 2,
  invalid: 2,
};

/** About all of them together. */
const ALL_CHANCES = 3;

/** One model, and what was learned about it. */
export class Mind {
  readonly #model: Model;
  readonly #policy: Policy;
  readonly #patience: Patience;
  readonly #abilities: Abilities;

  constructor(model: Model, { patience, policy }: MindOptions) {
    this.#model = model;
    this.#policy = policyFor({ ...USUAL_POLICY, ...policy });
    this.#patience = { ...USUAL_PATIENCE, ...model.patience, ...patience };
    this.#abilities = new Abilities(model.callsTools ?? true);
  }

  get name(): string {
    return this.#model.name;
  }

  /** Asks until the answer can be used, telling each time what was wrong with the last one. */
  async answer<T>(question: Question<T>, bill: Bill): Promise<T> {
    const corrections: string[] = [];
    const chances = { ...CHANCES };
    for (;;) {
      const reply = await this.#call(question, corrections, bill);
      const read = orForget(question, () => readAnswer(question, reply));
      if ('value' in read) {
        for (const mended of read.mended) bill.note(mended);
        return read.value;
      }
      forget(question);
      const { kind, said, told } = read.problem;
      if (chances[kind]-- === 0 || corrections.length === ALL_CHANCES)
        throw new ModelFault('confused', `gave no answer that can be used: ${said}`);
      bill.note(`asked again: ${said}`);
      corrections.push(told);
    }
  }

  async #call<T>(question: Question<T>, corrections: readonly string[], bill: Bill): Promise<Reply> {
    const { signal } = question;
    try {
      const reply = await this.#policy.run(() => this.#attempt(question, corrections), signal, {
        failed: (fault) => {
          forget(question);
          bill.charge(this.name, fault.usage);
        },
        waits: (fault, wait) => bill.note(`tried again${pauseText(wait)}: ${this.name} ${fault.message}`),
      });
      bill.charge(this.name, reply.usage);
      return reply;
    } catch (error) {
      const change = error instanceof ModelFault && this.#abilities.learn(error.kind, question.tools === undefined);
      if (!change) throw error;
      bill.note(`${change}: ${this.name} ${error.message}`);
      return this.#call(question, corrections, bill);
    }
  }

  #attempt<T>(question: Question<T>, corrections: readonly string[]): Promise<Reply> {
    const { prompt, schema, tools, signal, onText } = question;
    const call: ModelCall = {
      prompt,
      corrections,
      tools: tools ? shapesOf(tools) : [answerShape(schema)],
      ...(!tools && { forced: ANSWER }),
      patience: this.#patience,
      signal,
      ...(onText && { onText }),
    };
    return this.#model.call(this.#abilities.suit(call));
  }
}

/** Whoever listened to an answer that is thrown away hears that it is. */
function forget<T>(question: Question<T>): void {
  question.onText?.(undefined);
}

function orForget<T, R>(question: Question<T>, read: () => R): R {
  try {
    return read();
  } catch (error) {
    forget(question);
    throw error;
  }
}

function pauseText(milliseconds: number): string {
  return milliseconds < 1000 ? '' : ` after ${Math.round(milliseconds / 1000)} s`;
}
