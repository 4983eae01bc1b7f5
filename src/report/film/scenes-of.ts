import type { Spot } from '../../run-events.ts';
import type {
  Note,
  Report,
  ReportedAction,
  ReportedPicture,
  ReportedQuestion,
  ReportedStep,
  Shown,
} from '../report.ts';
import { spokenAnswer } from '../spoken-answer.ts';
import { type Words, wordsIn } from '../words/words.ts';
import { firstCard, lastCard } from './cards.ts';
import { inOneLine, spokenAddress } from './lines.ts';
import type { Film, Scene, Shot, Tone } from './scene.ts';
import { readingTime, unhurried } from './tempo.ts';

/** The story of a report in scenes: the task, each step on the page it was taken on, what proves the result, the result. */
export function filmOf(report: Report): Film {
  const teller = new Teller(report);
  for (const step of report.timeline) teller.tellStep(step);
  teller.tellProofs();
  const scenes: Scene[] = [firstCard(report), ...teller.shots, lastCard(report)];
  return { stage: stageFor(report.pictures), scenes: unhurried(scenes) };
}

/** How many proofs are shown on their pages; the last card has the others. */
const MOST_PROOFS = 3;
/** What is seen after an action, before the next one begins. */
const AFTERMATH = 0.9;

/** Says what happened on the page that was in front at the time. */
class Teller {
  readonly shots: Shot[] = [];
  readonly #report: Report;
  readonly #words: Words;
  readonly #pictures: ReadonlyMap<number, ReportedPicture>;
  #current: ReportedPicture | undefined;
  #questions: ReportedQuestion[];

  constructor(report: Report) {
    this.#report = report;
    this.#words = wordsIn(report.language);
    this.#pictures = new Map(report.pictures.map((picture) => [picture.number, picture]));
    this.#questions = [...report.questions];
  }

  tellStep(step: ReportedStep): void {
    const { actions, notes, shown, thought } = step;
    const name = this.#words.timeline.step(step.step);
    const aside = thought === undefined ? {} : { aside: inOneLine(thought) };
    const isArrival = actions.length === 0 && shown !== undefined;
    if (isArrival) this.#show(shown, { step: name, caption: inOneLine(step.title ?? ''), ...aside });
    for (const { kind } of notes) if (kind === 'asked') this.#tellQuestion(name);
    for (const action of actions) this.#tellAction(action, { step: name, ...aside });
    for (const note of notes) this.#tellNote(note, name);
  }

  #tellAction({ told, spoken, before, after }: ReportedAction, said: Pick<Said, 'step' | 'aside'>): void {
    const caption = inOneLine(told || spoken);
    this.#show(before, { ...said, caption });
    if (after) this.#show(after, { ...said, caption, seconds: AFTERMATH });
  }

  #tellQuestion(step: string): void {
    const question = this.#questions.shift();
    if (!question) return;
    const { questions, colon } = this.#words;
    const answer = question.answer ? spokenAnswer(question.answer, this.#words) : questions.nobody;
    const [first = ''] = question.text.split('\n', 1);
    const caption = `${questions.asked[question.kind]}${colon} ${inOneLine(first)}`;
    this.#show(undefined, { step, caption, aside: `${questions.answer}${colon} ${inOneLine(answer)}`, tone: 'warn' });
  }

  #tellNote({ kind, text }: Note, step: string): void {
    const tone = TOLD[kind];
    if (tone === undefined) return;
    const { timeline, colon } = this.#words;
    const head = timeline.note[kind];
    this.#show(undefined, { step, caption: text === '' ? head : `${head}${colon} ${inOneLine(text)}`, tone });
  }

  /** The words that prove a claim, on the page that they stand on. */
  tellProofs(): void {
    const { claims: words, quotes } = this.#words;
    const proved = this.#report.claims.filter((one) => one.proved);
    for (const { claim, evidence } of proved.slice(0, MOST_PROOFS)) {
      const proof = evidence.find((one) => one.kind === 'quote' && one.shown && one.shown.spots.length > 0);
      if (proof?.kind !== 'quote') continue;
      const aside = `${quotes[0]}${inOneLine(proof.quote)}${quotes[1]}`;
      this.#show(proof.shown, { step: words.proved, caption: inOneLine(claim), aside, tone: 'good', isProof: true });
    }
  }

  #show(shown: Shown | undefined, said: Said): void {
    const { step, caption, aside, tone = 'calm', seconds, isProof = false } = said;
    const picture = shown && this.#pictures.get(shown.picture);
    if (picture) this.#current = picture;
    const marks = picture && shown ? shown.spots : [];
    this.shots.push({
      kind: 'shot',
      tone,
      ...(this.#current ? { picture: this.#current.file } : {}),
      place: spokenAddress(this.#current?.url ?? ''),
      marks,
      pointer: isProof ? 'away' : (middleOf(marks) ?? 'rests'),
      step,
      caption,
      ...(aside === undefined || aside === caption ? {} : { aside }),
      seconds: seconds ?? readingTime(caption, aside),
    });
  }
}

interface Said {
  step: string;
  caption: string;
  aside?: string;
  tone?: Tone;
  seconds?: number;
  isProof?: boolean;
}

/** What is worth a scene besides what was done; questions have theirs. */
const TOLD: Partial<Record<Note['kind'], Tone>> = {
  failed: 'warn',
  refused: 'bad',
  wondered: 'warn',
  unproved: 'warn',
  heard: 'calm',
  checked: 'good',
};

function middleOf(marks: readonly Spot[]): { x: number; y: number } | undefined {
  const [first] = marks;
  if (!first) return undefined;
  const [left, top, right, bottom] = first;
  // Of a wide field the beginning is touched, where its words are.
  return { x: Math.round(Math.min((left + right) / 2, left + 120)), y: Math.round((top + bottom) / 2) };
}

const WIDTH = 960;
const LOWEST = 440;
const HIGHEST = 720;

/** As wide as pictures are kept, as high as most of them are; others are shown smaller, with air beside them. */
function stageFor(pictures: readonly ReportedPicture[]): Film['stage'] {
  const heights = pictures.map(({ width, height }) => Math.round((WIDTH * height) / width)).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 600;
  // Video wants even numbers.
  return { width: WIDTH, height: Math.round(Math.min(HIGHEST, Math.max(LOWEST, usual)) / 2) * 2 };
}
