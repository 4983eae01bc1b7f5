import type { Kind, Language, Phrase, Relation, Value } from '../../src/brain/pilot/goal.ts';
import type { Needs } from '../../src/brain/pilot/grounding/needs.ts';
import { allConcepts } from '../../src/brain/pilot/words/concept-lines.ts';
import type { Control, Line, Observation, Part } from '../../src/observation.ts';
import type { Chance } from './chance.ts';
import { pageOf } from './draw-page.ts';

/** A page, what was said of it, and the number of the control that is meant: none where there is none. */
export interface Example {
  page: Observation;
  phrase: Phrase;
  needs: Needs;
  means: number | undefined;
}

interface Concept {
  en: readonly string[];
  ru: readonly string[];
}

/** A control that may be spoken of, with what one would say. */
interface Target {
  control: Control;
  concept: Concept;
  /** Whose row or card it is in. */
  owner?: Person;
  heading?: Concept;
}

interface Person {
  en: string;
  ru: string;
  /** «у Анны Петровой» */
  ofRu: string;
}

const CONCEPTS: readonly Concept[] = allConcepts();
const PEOPLE: readonly Person[] = [
  { en: 'Anna Petrova', ru: 'Анна Петрова', ofRu: 'Анны Петровой' },
  { en: 'Ivan Smirnov', ru: 'Иван Смирнов', ofRu: 'Ивана Смирнова' },
  { en: 'Tom Baker', ru: 'Том Бейкер', ofRu: 'Тома Бейкера' },
  { en: 'Maria Lopez', ru: 'Мария Лопес', ofRu: 'Марии Лопес' },
  { en: 'Peter Novak', ru: 'Петер Новак', ofRu: 'Петера Новака' },
  { en: 'Olga Ivanova', ru: 'Ольга Иванова', ofRu: 'Ольги Ивановой' },
  { en: 'Erik Larsen', ru: 'Эрик Ларсен', ofRu: 'Эрика Ларсена' },
  { en: 'Nina Popova', ru: 'Нина Попова', ofRu: 'Нины Поповой' },
  { en: 'Viktor Orlov', ru: 'Виктор Орлов', ofRu: 'Виктора Орлова' },
  { en: 'Sofia Rossi', ru: 'София Росси', ofRu: 'Софии Росси' },
];
const ICONS: readonly (readonly [icon: string, concept: string])[] = [
  ['trash', 'delete'],
  ['pencil', 'edit'],
  ['heart', 'like'],
  ['star', 'star'],
  ['cross', 'close'],
  ['gear', 'settings'],
];
/** What people call the thing that a row stands for. */
const ROW: Concept = { en: ['entry', 'person', 'record', ''], ru: ['запись', 'человек', 'строка', ''] };
const OTHER_PAGES = 0.4;
const WITHOUT_TARGET = 0.25;
const AT_FOOT = 0.3;

/** Generates a page of blocks that are found everywhere, and something that a person might say of it. */
export function generateExample(chance: Chance): Example {
  return new Generator(chance).example();
}

class Generator {
  readonly #chance: Chance;
  readonly #pageLanguage: Language;
  readonly #taskLanguage: Language;
  readonly #unused: Concept[];
  /** Names that are on the page in either language: what shares one with them would be ambiguous. */
  readonly #taken = new Set<string>();
  readonly #targets: Target[] = [];
  readonly #lines: Line[] = [];
  #last = 0;
  /** Something in another role goes by the same name: the word for its kind has to tell them apart. */
  #isDoubled = false;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.#pageLanguage = chance.one(['en', 'ru'] as const);
    const other = this.#pageLanguage === 'en' ? 'ru' : 'en';
    this.#taskLanguage = chance.is(OTHER_PAGES) ? other : this.#pageLanguage;
    this.#unused = chance.shuffled(CONCEPTS);
  }

  example(): Example {
    const chance = this.#chance;
    this.#landmark('banner', () => this.#links(chance.from(3, 6)));
    for (let block = chance.from(1, 3); block > 0; block--)
      chance.one([this.#form, this.#table, this.#cards]).call(this);
    if (chance.is(0.3)) this.#landmark('dialog', () => this.#buttons(2));
    const above = this.#targets.length;
    this.#landmark('contentinfo', () => this.#links(chance.from(3, 6)));
    // People seldom speak of what is at the foot of a page.
    const target = chance.one(chance.is(AT_FOOT) ? this.#targets : this.#targets.slice(0, above));
    if (chance.is(WITHOUT_TARGET)) return this.#absent(target);
    this.#disturb(target);
    return { page: pageOf(this.#lines), ...this.#said(target), means: target.control.id };
  }

  #form(): void {
    const heading = this.#heading();
    for (let field = this.#chance.from(3, 7); field > 0; field--) {
      const concept = this.#concept();
      const control = this.#chance
        .one([this.#textbox, this.#textbox, this.#list, this.#number, this.#box])
        .call(this, concept);
      this.#line('text', [control]);
      this.#targets.push({ control, concept, heading });
    }
    this.#buttons(this.#chance.from(1, 2));
  }

  #table(): void {
    const heading = this.#heading();
    const acts = Array.from({ length: this.#chance.from(1, 3) }, () => this.#act());
    const hasBoxes = this.#chance.is(0.4);
    for (const owner of this.#chance.shuffled(PEOPLE).slice(0, this.#chance.from(3, 6))) {
      const buttons = acts.flatMap(({ concept, icon, name }) => {
        const control = this.#control('button', icon === undefined ? name : '');
        this.#targets.push({ control, concept, owner, heading });
        return icon === undefined ? [control] : [control, `(icon: ${icon})`];
      });
      const box = hasBoxes ? [this.#control('checkbox', this.#pageLanguage === 'en' ? 'Select' : 'Выбрать')] : [];
      for (const control of box) this.#targets.push({ control, concept: ROW, owner, heading });
      this.#line('row', [...box, owner[this.#pageLanguage], '|', String(this.#chance.from(1, 900)), '|', ...buttons]);
    }
  }

  #cards(): void {
    const heading = this.#heading();
    const acts = Array.from({ length: this.#chance.from(1, 2) }, () => this.#act());
    for (const owner of this.#chance.shuffled(PEOPLE).slice(0, this.#chance.from(3, 5))) {
      const link = this.#control('link', owner[this.#pageLanguage]);
      this.#targets.push({ control: link, concept: { en: [owner.en], ru: [owner.ru, owner.ofRu] }, heading });
      this.#line('item', [link]);
      this.#line('item', [`€${this.#chance.from(5, 90)}`]);
      const buttons = acts.map(({ concept, name }) => {
        const control = this.#control('button', name);
        this.#targets.push({ control, concept, owner, heading });
        return control;
      });
      this.#line('item', buttons);
    }
  }

  #act(): { concept: Concept; icon?: string; name: string } {
    const [icon, called] = this.#chance.one(ICONS);
    const known = CONCEPTS.find(({ en }) => en[0] === called);
    if (known && this.#chance.is(0.3) && !known.en.some((name) => this.#taken.has(name))) {
      for (const name of [...known.en, ...known.ru]) this.#taken.add(name);
      return { concept: known, icon, name: '' };
    }
    const concept = this.#concept();
    return { concept, name: this.#name(concept) };
  }

  #links(count: number): void {
    const parts = Array.from({ length: count }, () => this.#named('link'));
    this.#line('text', parts);
  }

  #buttons(count: number): void {
    this.#line(
      'text',
      Array.from({ length: count }, () => this.#named('button')),
    );
  }

  #named(role: string): Control {
    const concept = this.#concept();
    const counter = this.#chance.is(0.1) ? ` (${this.#chance.from(1, 9)})` : '';
    const control = this.#control(role, this.#name(concept) + counter);
    this.#targets.push({ control, concept });
    return control;
  }

  #textbox(concept: Concept): Control {
    const role = this.#chance.is(0.1) ? 'searchbox' : 'textbox';
    if (this.#chance.is(0.15)) return { ...this.#control(role, ''), placeholder: this.#name(concept) };
    return this.#control(role, this.#name(concept));
  }

  #list(concept: Concept): Control {
    const options = Array.from({ length: this.#chance.from(3, 6) }, () => this.#name(this.#chance.one(CONCEPTS)));
    return { ...this.#control('combobox', this.#name(concept)), options, value: options[0] ?? '' };
  }

  #number(concept: Concept): Control {
    return this.#control(this.#chance.is(0.8) ? 'spinbutton' : 'slider', this.#name(concept));
  }

  #box(concept: Concept): Control {
    return this.#control(this.#chance.one(['checkbox', 'checkbox', 'radio', 'switch']), this.#name(concept));
  }

  #control(role: string, name: string): Control {
    this.#last += 1;
    const isDisabled = this.#chance.is(0.04);
    const cover = this.#chance.is(0.03) ? { coveredBy: 'dialog' } : {};
    return { id: this.#last, role, name, states: isDisabled ? ['disabled'] : [], ...cover };
  }

  #concept(): Concept {
    for (let concept = this.#unused.pop(); concept; concept = this.#unused.pop()) {
      const names = [...concept.en, ...concept.ru];
      if (names.some((name) => this.#taken.has(name))) continue;
      for (const name of names) this.#taken.add(name);
      return concept;
    }
    throw new Error('The page needs more concepts than there are.');
  }

  #name(concept: Concept): string {
    const name = this.#chance.one(concept[this.#pageLanguage]);
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  }

  #heading(): Concept {
    const concept = this.#concept();
    this.#line('heading', [this.#name(concept)]);
    return concept;
  }

  #landmark(role: string, fill: () => void): void {
    this.#lines.push({ depth: 0, kind: 'landmark', role, parts: [] });
    const from = this.#lines.length;
    fill();
    for (const [index, line] of this.#lines.slice(from).entries()) this.#lines[from + index] = { ...line, depth: 1 };
  }

  #line(kind: Line['kind'], parts: readonly Part[]): void {
    this.#lines.push({ depth: 0, kind, parts, ...(kind === 'heading' ? { level: 2 } : {}) });
  }

  /** Puts near-duplicates beside what is meant: the same words with others, in another role, or out of use. */
  #disturb({ control, concept, owner }: Target): void {
    if (owner !== undefined || control.name === '') return;
    const chance = this.#chance;
    const extra = this.#name(this.#concept()).toLowerCase();
    if (chance.is(0.4)) this.#line('text', [this.#control(control.role, `${control.name} ${extra}`)]);
    const prose = () =>
      Array.from({ length: chance.from(5, 12) }, () => this.#name(chance.one(CONCEPTS)).toLowerCase());
    if (chance.is(0.2))
      this.#line('item', [this.#control('link', `${prose().join(' ')} ${control.name} ${prose().join(' ')}`)]);
    if (chance.is(0.3)) {
      const others = OTHER_ROLES.filter((role) => role !== control.role);
      this.#line('text', [this.#control(chance.one(others), this.#name(concept))]);
      this.#isDoubled = true;
    }
    if (chance.is(0.1)) this.#line('text', [{ ...this.#control(control.role, control.name), states: ['disabled'] }]);
    if (chance.is(0.1)) this.#line('text', [{ ...this.#control(control.role, control.name), coveredBy: 'dialog' }]);
    const isField = control.role === 'textbox' || control.role === 'spinbutton';
    if (isField && chance.is(0.2))
      this.#line('text', [{ ...this.#control(control.role, control.name), states: ['read-only'] }]);
    if (chance.is(0.15)) this.#line('text', [`${control.name} ${extra}`]);
  }

  #said(target: Target): Pick<Example, 'phrase' | 'needs'> {
    const chance = this.#chance;
    const needs = this.#needs(target.control);
    const kinds = KINDS[target.control.role] ?? ['button'];
    const isToTell = this.#isDoubled && (needs.to === 'press' || needs.to === 'open' || needs.to === 'choose');
    const kind = isToTell || chance.is(0.35) ? { kind: isToTell ? (kinds[0] ?? 'button') : chance.one(kinds) } : {};
    const { owner, heading } = target;
    // "Choose Riga", "enter 5": only the value tells which field is meant.
    if (needs.value !== undefined && this.#tellsByItself(target.control) && chance.is(0.3))
      return { phrase: { words: '' }, needs };
    let words = this.#words(target);
    if (owner !== undefined) {
      const person = this.#taskLanguage === 'en' ? owner.en : chance.one([owner.ru, owner.ofRu]);
      const called = chance.is(0.3) ? (person.split(' ')[1] ?? person) : person;
      if (target.concept === ROW) {
        const box: { kind?: Kind } = needs.to === 'tick' ? kind : { kind: 'checkbox' };
        return { phrase: { words: `${words} ${called}`.trim(), ...box }, needs };
      }
      if (chance.is(0.25)) return { phrase: { words: `${words} ${called}`, ...kind }, needs };
      const is = chance.one<Relation['is']>(['in', 'of', 'of', 'beside']);
      return { phrase: { words, ...kind, place: { is, what: { words: called } } }, needs };
    }
    if (heading !== undefined && chance.is(0.15)) {
      const what: Phrase = { words: chance.one(heading[this.#taskLanguage]) };
      return { phrase: { words, ...kind, place: { is: chance.one(['in', 'under'] as const), what } }, needs };
    }
    if (heading !== undefined && chance.is(0.08)) words = `${words} ${chance.one(heading[this.#taskLanguage])}`;
    return { phrase: { words, ...kind, ...(chance.is(0.1) ? { exact: true } : {}) }, needs };
  }

  #tellsByItself({ role, options }: Control): boolean {
    if (options !== undefined) return true;
    const isNumber = (one: Target) => one.control.role === 'spinbutton' || one.control.role === 'slider';
    return role === 'spinbutton' && this.#targets.filter(isNumber).length === 1;
  }

  /** What a person may call it: as it is called, by another name, misspelt, with a word more or less. */
  #words({ control, concept }: Target): string {
    const chance = this.#chance;
    const isSameLanguage = this.#taskLanguage === this.#pageLanguage;
    // A name that nobody knows: the value or the kind has to tell.
    if (control.options !== undefined && chance.is(0.2)) return chance.one(this.#concept()[this.#taskLanguage]);
    if (concept === ROW) return chance.one(concept[this.#taskLanguage]);
    const asWritten = control.name || control.placeholder || '';
    const words =
      isSameLanguage && asWritten !== '' && chance.is(0.4)
        ? asWritten.toLowerCase()
        : chance.one(concept[this.#taskLanguage]);
    const pieces = words.split(' ');
    if (chance.is(0.1)) return misspelt(words, chance);
    if (pieces.length > 2 && chance.is(0.2))
      return pieces.filter((_, place) => place !== chance.from(0, 2)).join(' ') || words;
    if (chance.is(0.1)) return `${words} ${chance.one(EXTRA[this.#taskLanguage])}`;
    return words;
  }

  #needs({ role, options }: Control): Needs {
    const chance = this.#chance;
    if (options !== undefined) return { to: chance.is(0.8) ? 'choose' : 'write', value: text(chance.one(options)) };
    if (role === 'spinbutton' || role === 'slider') {
      const number = chance.from(1, 99);
      return { to: 'write', value: { text: String(number), kind: 'number', number } };
    }
    if (role === 'textbox' || role === 'searchbox') return { to: 'write', value: text(chance.one(PEOPLE).en) };
    if (role === 'checkbox' || role === 'switch') return { to: chance.is(0.8) ? 'tick' : 'press' };
    if (role === 'radio') return { to: chance.one(['choose', 'tick', 'press'] as const) };
    return { to: role === 'link' && chance.is(0.4) ? 'open' : 'press' };
  }

  /** Something is spoken of that is not on the page, or by a name nobody knows; part of it may be the name of something else. */
  #absent(target: Target): Example {
    const chance = this.#chance;
    const unknown = chance.one(this.#concept()[this.#taskLanguage]);
    const trap = chance.one(target.concept[this.#taskLanguage]).split(' ');
    const words = chance.is(0.6) ? chance.shuffled([unknown, chance.one(trap)]).join(' ') : unknown;
    const kinds = KINDS[target.control.role] ?? ['button' as const];
    const kind: { kind?: Kind } = chance.is(0.3) ? { kind: chance.one(kinds) } : {};
    return {
      page: pageOf(this.#lines),
      phrase: { words, ...kind },
      needs: this.#needs(target.control),
      means: undefined,
    };
  }
}

const OTHER_ROLES = ['link', 'button', 'checkbox', 'textbox', 'radio'];
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  link: ['link', 'link', 'link', 'page', 'button'],
  button: ['button'],
  checkbox: ['checkbox'],
  switch: ['switch', 'checkbox'],
  radio: ['radio', 'option'],
  textbox: ['field'],
  searchbox: ['field'],
  spinbutton: ['field'],
  slider: ['slider'],
  combobox: ['list', 'field', 'menu'],
};
const EXTRA = {
  en: ['here', 'now', 'info', 'on the page', 'value', 'thing'],
  ru: ['здесь', 'сейчас', 'на странице', 'нужный', 'значение'],
};

function text(said: string): Value {
  return { text: said, kind: 'text' };
}

function misspelt(words: string, chance: Chance): string {
  if (words.length < 5) return words;
  const at = chance.from(1, words.length - 3);
  const [head, two, tail] = [words.slice(0, at), words.slice(at, at + 2), words.slice(at + 2)];
  return chance.is(0.5) ? head + two.slice(1) + tail : head + two[1] + two[0] + tail;
}
