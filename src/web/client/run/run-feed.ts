import type { RunCard, StoryLines } from '../../protocol.ts';
import { type Line, listen } from '../server/listen.ts';
import type { Message } from '../server/messages.ts';
import { createStore, type Store } from '../shared/store.ts';
import { UNTOLD } from '../story/story.ts';
import { tellAll } from '../story/tell.ts';

/** A run as it is told, from its first event to what happens now. After a lost line it goes on where it was. */
export class RunFeed {
  readonly story = createStore(UNTOLD);
  readonly card = createStore<RunCard | undefined>(undefined);
  /** The thought that is being thought. */
  readonly thinking = createStore('');
  readonly line: Store<Line>;

  constructor(run: string, signal: AbortSignal) {
    this.line = listen({
      path: () => `/runs/${encodeURIComponent(run)}/story?after=${this.story.get().sequence}`,
      heard: (messages) => this.#heard(messages),
      signal,
    });
  }

  #heard(messages: readonly Message[]): void {
    const told: StoryLines['told'][] = [];
    let thinking = this.thinking.get();
    for (const { event, data } of messages) {
      // Our own server writes it, in the form that the protocol has.
      const value = JSON.parse(data);
      if (event === 'told') told.push(value);
      if (event === 'told' && ENDS_THINKING.has(value.event.type)) thinking = '';
      if (event === 'thinking') thinking = value.thought;
      if (event === 'standing') this.card.set(value);
    }
    this.story.set(tellAll(this.story.get(), told));
    this.thinking.set(thinking);
  }
}

const ENDS_THINKING: ReadonlySet<string> = new Set(['thought', 'asked', 'finished', 'failed']);
