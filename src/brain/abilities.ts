import type { ModelCall } from './model.ts';
import type { FaultKind } from './model-fault.ts';
import { withToolsInWords } from './tools-in-words.ts';

/** What a model can do, as far as is known. Taken for granted until it says otherwise, and then remembered. */
export class Abilities {
  #callsTools: boolean;
  /** Can be made to call a tool, where others have to be trusted to do it. */
  #obeys = true;
  #sees = true;

  constructor(callsTools: boolean) {
    this.#callsTools = callsTools;
  }

  /** What is done differently from now on; undefined when there is nothing more to give up. */
  learn(kind: FaultKind, isForm: boolean): string | undefined {
    if (kind === 'no_pictures' && this.#sees) {
      this.#sees = false;
      return 'left out the picture';
    }
    if (kind !== 'no_tools' || !this.#callsTools) return undefined;
    if (isForm && this.#obeys) {
      this.#obeys = false;
      return 'did not insist on the form';
    }
    this.#callsTools = false;
    return 'told of the tools in words';
  }

  /** The same call in a form that the model can take. */
  suit(call: ModelCall): ModelCall {
    const seen = this.#sees ? call : withoutPictures(call);
    if (!this.#callsTools) return withToolsInWords(seen);
    if (this.#obeys) return seen;
    const { forced: _, ...free } = seen;
    return free;
  }
}

function withoutPictures(call: ModelCall): ModelCall {
  const parts = call.prompt.parts.map(({ picture: _, ...part }) => part);
  return { ...call, prompt: { ...call.prompt, parts } };
}
