import type { Page } from 'playwright-core';
import type { Redactor } from '../log.ts';
import type { Observation } from '../observation.ts';
import { Hands, type OnTouch } from './hands.ts';
import { Highlight } from './highlight.ts';
import { Numbers } from './numbers.ts';
import { Eyes } from './observe.ts';
import { PageTools } from './page-tools.ts';
import { Camera } from './picture.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';
import { Traffic } from './traffic.ts';
import type { PersonWatch } from './watch/person.ts';

/** What belongs to one page: the eyes and hands for it, what it asks of the network, how it looked last. */
export interface Desk {
  eyes: Eyes;
  hands: Hands;
  camera: Camera;
  pageTools: PageTools;
  traffic: Traffic;
  last: Observation | undefined;
}

export interface DeskOptions {
  /** Milliseconds that one call to the browser may take. */
  deadline: number;
  /** Show in a visible window what is touched. */
  highlight: boolean;
  redactor: Redactor;
  person: PersonWatch;
  onTouch: OnTouch;
  onReadAhead: (observation: Observation) => void;
}

/** A desk for each page, made when somebody first turns to it. */
export class Desks {
  readonly #session: Session;
  readonly #options: DeskOptions;
  readonly #known = new WeakMap<Page, Desk>();
  /** One count for all pages: a number never means two things. */
  readonly #numbers = new Numbers();

  constructor(session: Session, options: DeskOptions) {
    this.#session = session;
    this.#options = options;
  }

  of(tab: Tab): Desk {
    const { page } = tab;
    const known = this.#known.get(page);
    if (known) return known;
    const { deadline, redactor, person, onTouch, onReadAhead } = this.#options;
    const traffic = new Traffic(tab);
    const eyes = new Eyes(tab, deadline, this.#numbers, {
      onForeignFrame: (cdp) => {
        traffic.watch(cdp);
        person.watchFrame(cdp);
        void this.#session.heed(cdp).catch(() => {});
      },
      onReadAhead,
    });
    tab.onLetGo(() => eyes.leave());
    const highlight = this.#highlightFor(tab);
    const hands = new Hands(tab, eyes, deadline, (point, grip) => {
      highlight?.show({ point, box: grip?.box });
      onTouch(point, grip);
    });
    const camera = new Camera(tab, eyes, {
      deadline,
      ...(highlight ? { undrawn: (work) => highlight.undrawn(work) } : {}),
      redactor,
    });
    const pageTools = new PageTools(tab, deadline);
    const desk = { eyes, hands, camera, pageTools, traffic, last: undefined };
    void traffic.listen();
    person.watch(tab);
    this.#known.set(page, desk);
    return desk;
  }

  /** Only where somebody can see it. A tab that is given back keeps nothing of it. */
  #highlightFor(tab: Tab): Highlight | undefined {
    if (!this.#session.visible || !this.#options.highlight) return undefined;
    const highlight = new Highlight(tab.page);
    tab.onLetGo(() => highlight.close());
    return highlight;
  }
}
