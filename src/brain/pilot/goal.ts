/** The languages in which tasks are understood. Pages may speak either, whatever the task does. */
export type Language = 'en' | 'ru';

/** A task as it was understood. */
export interface Understood {
  /** The language in which it was said, and in which it is answered. */
  language: Language;
  /** In the order in which they are to be reached. */
  goals: readonly Goal[];
  /** Words that mean something and that nobody understood, as they stand in the task. Quoted back, never guessed at. */
  unclear: readonly string[];
  /** The plain commands as which it was read, where it was not read as it was said. */
  plainly?: string;
  /** Rules account for every word of it. */
  isWhole?: boolean;
}

/** One thing to reach, with the words it was understood from. */
export interface Goal {
  act: Act;
  said: string;
  /** Only if this holds; otherwise the goal counts as reached. */
  only?: Condition;
  /** Done again and again until this holds. */
  until?: Condition;
  /** What was spoken of right before: "there's a thread on tyres, go into it". */
  about?: Things;
  /** Done with each of these, which the target of the act stands for: "for each letter from Anna". */
  each?: Things;
}

/** What is to be done. A value that goes into a control is `enter`, whatever the verb was: the control decides how. */
export type Act =
  /** Opens a page: an address, or something that leads there. */
  | { kind: 'go'; to: Phrase | Address }
  | { kind: 'back' }
  | { kind: 'reload' }
  /** Scrolls the page, or what on it scrolls by itself. */
  | { kind: 'scroll'; to: 'up' | 'down' | 'top' | 'bottom' | Phrase; within?: Phrase }
  /** Closes what lies over the page, a tab, or what is named. */
  | { kind: 'close'; what?: Phrase }
  /** So long, until something is there, or until a number that the page shows is as it should be. */
  | { kind: 'wait'; for: Phrase | { milliseconds: number } | Shows }
  /** Looks for something with whatever the site has to search with. */
  | { kind: 'search'; query: Value; within?: Phrase }
  /** Presses something; `through` what it is reached, one after the other: the menus of "File > Export > PDF". */
  | { kind: 'press'; target: Phrase; how?: 'double' | 'right'; times?: number; through?: readonly Phrase[] }
  | { kind: 'hover'; target: Phrase }
  /** Selects words on the page, as with the mouse: a paragraph, or what was quoted. */
  | { kind: 'mark'; what: Phrase }
  /** A key of the keyboard: `Enter`, `Control+A`. */
  | { kind: 'key'; key: string }
  /**
   * Puts a value into a field, list, slider, calendar: whatever is called so. Without a field: the one that fits. In place of what it
   * holds, or after that: on the same line, or on one of its own.
   */
  | { kind: 'enter'; value: Value; field?: Phrase; after?: 'text' | 'line' }
  /** Chooses among what is shown: options, cards, boxes, days. Several where there are several. */
  | { kind: 'choose'; things: readonly Phrase[]; from?: Phrase }
  | { kind: 'tick'; things: readonly Phrase[]; on: boolean }
  | { kind: 'drag'; what: Phrase; to: Phrase }
  | { kind: 'sort'; by: Phrase; order?: 'rising' | 'falling'; things?: Things }
  | { kind: 'filter'; things?: Things; by: readonly Constraint[] }
  /** Puts things into a cart, list, folder or form. */
  | { kind: 'add'; things: Things; to?: Phrase }
  /** Takes things away: deletes, removes, empties, cancels; with a button that may be told. */
  | { kind: 'remove'; things: Things; from?: Phrase; by?: Phrase }
  /** Does with things what a word says that is not among these: archive, star, like, reply, follow, pin. */
  | { kind: 'handle'; verb: Phrase; things: Things; with?: readonly Entry[] }
  /** Writes to somebody; the entries are what goes into the fields. */
  | { kind: 'send'; entries: readonly Entry[] }
  /** Sends off what was filled in: "submit", "place the order", "book it". */
  | { kind: 'submit'; what?: Phrase /** A search for a journey of which no way back was said. */; isOneWay?: true }
  | { kind: 'login'; entries: readonly Entry[]; to?: Phrase }
  | { kind: 'logout' }
  | { kind: 'upload'; file: Value; to?: Phrase }
  | { kind: 'download'; what: Phrase }
  /** Cookies and the like. */
  | { kind: 'consent'; to: 'accept' | 'reject' }
  /** Finds something out and says it. */
  | { kind: 'tell'; question: Query };

export interface Address {
  url: string;
}

/** A value for a field; the field by its name, as far as it was named. */
export interface Entry {
  field?: Phrase;
  value: Value;
}

/** Words for something on a page: "the third link in the table under Prices". */
export interface Phrase {
  /** Without quotes, articles, ordinals, and the word for its kind: what it is called. Empty for "the button". */
  words: string;
  /** Written in quotes, or in capitals as on a button: it is called exactly so. */
  exact?: boolean;
  /** The word for what it is, where there was one. */
  kind?: Kind;
  /** 1 is the first, −1 the last. */
  ordinal?: number;
  /** Where it is. */
  place?: Relation;
  /** What is true of it: "the flight under 100 €". */
  like?: readonly Constraint[];
  /** The one of them that comes first in this order: "the cheapest flight". */
  best?: Best;
  /** "it", "them", "there": what was spoken of last. */
  isPronoun?: boolean;
  /** "in the tabs", "in one of the sections": whichever of several. */
  isAny?: true;
}

export interface Relation {
  is: 'in' | 'beside' | 'under' | 'above' | 'before' | 'after' | 'of';
  what: Phrase;
}

/** What people call the things on a page. */
export type Kind =
  | 'button'
  | 'link'
  | 'field'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'list'
  | 'option'
  | 'menu'
  | 'tab'
  | 'slider'
  | 'date'
  | 'row'
  | 'column'
  | 'cell'
  | 'table'
  | 'card'
  | 'item'
  | 'section'
  | 'heading'
  | 'dialog'
  | 'page'
  | 'picture'
  | 'icon'
  | 'text'
  | 'form'
  | 'folder'
  | 'message';

/** Some things among many: "all letters from Anna except the newest", "two of the cheapest". */
export interface Things {
  /** What they are. */
  what: Phrase;
  /** How many; `all` of them, or just the one that is meant. */
  count: number | 'all' | 'one';
  where: readonly Constraint[];
  /** The first so many of them in this order: the cheapest, the newest, the longest. */
  best?: Best;
  except?: readonly Phrase[];
  /** One after the other in this order: of their numbers or sizes; of their names, unless it was said to be of an amount. */
  inOrder?: { order: 'rising' | 'falling'; isOfAmounts?: true };
}

export interface Best {
  /** The property that is compared: "price". */
  by: Phrase;
  order: 'least' | 'most';
}

export interface Constraint {
  /** The property; none where the value alone says it: "red shoes". */
  of?: Phrase;
  is: '=' | '≠' | '<' | '≤' | '>' | '≥' | 'contains' | 'lacks' | 'between';
  value: Value;
  /** Of `between`. */
  to?: Value;
}

/** "if there is a banner", "until the list is empty". */
export interface Condition {
  what: Phrase;
  /** It is there, is gone, is on, is off. */
  is: 'there' | 'gone' | 'on' | 'off' | 'enabled';
  /** "There is a letter from Ann: …": it was said to be so, and is nothing to be decided by. */
  isStated?: true;
  /** "until the counter shows 7": a number that is read off the page. The words of all that are in `what`. */
  shows?: Shows;
}

/** "the counter shows 7", "the price is below 50 €", "an even number": what shows a number, and what that has to be. */
export type Shows = { shown: Phrase } & ({ is: '=' | '<' | '≤' | '>' | '≥'; number: number } | { is: 'even' | 'odd' });

/** Something to find out. */
export interface Query {
  things: Things;
  /** What is wanted of them: themselves, their number, a sum, the whole list, one against the other. */
  want: 'value' | 'name' | 'count' | 'sum' | 'average' | 'list' | 'table' | 'difference' | 'whether' | 'solution';
  /** Which of their properties: "price and delivery time". */
  tell: readonly Phrase[];
  /** What they are held against: "compare A with B". */
  against?: readonly Phrase[];
}

/** Something said to be put somewhere, or to compare with. */
export interface Value {
  /** As it was said, without quotes: exactly so for texts. */
  text: string;
  kind: 'text' | 'number' | 'money' | 'date' | 'time' | 'duration' | 'mail' | 'address' | 'phone' | 'secret' | 'file';
  /** It stood in quotes. */
  exact?: boolean;
  /** Not these words, but what was found out right before: "it", "your answer". In a form: what the page says of each field. */
  isFound?: true;
  /** Not these words, but what this field holds: "the text from the first box". */
  heldIn?: Phrase;
  number?: number;
  /** `EUR`, `RUB`, `kg`, `%`, where one was said. */
  unit?: string;
  /** `2026-11-15`, worked out from "tomorrow" where it was relative; `15:30` for a time. */
  iso?: string;
}
