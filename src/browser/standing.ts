// What travels between a page and us about what stands in the way. Types only.

/** Facts about a document in view; what they mean is decided elsewhere (see notices.ts). */
export interface Standing {
  /** Fields that ask for a password. */
  passwords: number;
  /** Fields that ask for a code that holds once. */
  oneTimeCodes: number;
  /** The words of something that tells people from programs. */
  challenge?: string;
  /** A box that stays in front of the page when it is scrolled, with buttons in it. */
  overlay?: { words: string; share: number; buttons: readonly string[] };
  /** Which share of the view is drawn without words: canvases, pictures and films without names. */
  wordless: number;
}
