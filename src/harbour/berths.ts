import { isLotsmanError } from '../errors.ts';

/** More runs than that side by side are a mistake. */
const MOST = 20;

/** A place for one browser, until it is left. */
export interface Berth<Vessel> {
  readonly vessel: Vessel;
  leave(): void;
}

/**
 * Profiles for browsers side by side, because a profile can be open only once: the first has the configured one, with its
 * logins, the others have their own beside it.
 */
export class Berths {
  readonly #taken = new Set<string>();

  /** Opens in the first profile that nobody has, in this process or in another. */
  async find<Vessel>(folder: string, open: (folder: string) => Promise<Vessel>): Promise<Berth<Vessel>> {
    for (let place = 1; ; place += 1) {
      const here = place === 1 ? folder : `${folder}-${place}`;
      if (this.#taken.has(here)) continue;
      this.#taken.add(here);
      const leave = () => void this.#taken.delete(here);
      try {
        return { vessel: await open(here), leave };
      } catch (error) {
        leave();
        if (!isLotsmanError(error) || error.code !== 'profile_in_use' || place >= MOST) throw error;
      }
    }
  }
}
