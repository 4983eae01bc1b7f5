import type { PersonsAnswer, PlannedAction } from '../../run-events.ts';
import type { Permission } from '../../safety/grants.ts';
import { untrustedWords } from '../../safety/untrusted.ts';
import { takeTab } from '../choose-tab.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import { termsOf } from '../permissions.ts';
import type { Decision, Question, State } from '../state.ts';
import { noted } from '../stuck.ts';
import { NOT_ALLOWED } from '../words.ts';

/** A person is asked. The run waits here without holding anything; the answer may come hours later from elsewhere. */
export const ask: GraphNode = {
  name: 'ask',
  leadsTo: ['guard', 'act', 'observe'],

  async run(state, crew) {
    const { question } = state;
    if (!question) return { goto: 'observe' };
    const answer = crew.wait(question);
    crew.tell({ type: 'answered', question: question.question, answer });
    const { goto, update } = await hear(state, crew, question, answer);
    return { goto, update: { question: null, ...update } };
  },
};

function hear(state: State, crew: Crew, question: Question, answer: PersonsAnswer): Step | Promise<Step> {
  switch (question.kind) {
    case 'approval':
      return question.sheet ? signed(state, question.sheet, answer) : approved(state, crew, question, answer);
    case 'hand_over':
      return back(state, crew, question, answer);
    case 'doubt':
      return cleared(state, crew, question, answer);
    case 'question':
      return question.tabs ? chosen(crew, question, answer) : heard(state, question, answer);
  }
}

/** What is signed is allowed for the run, within its limits; what is not is asked about when it comes to it. */
function signed(state: State, sheet: readonly Permission[], { allows = 'no', text = '' }: PersonsAnswer): Step {
  const said = text === '' ? state.said : [...state.said, text];
  const wrote = text === '' ? state.wrote : [...state.wrote, text];
  if (allows === 'no') return { goto: 'observe', update: { said, wrote } };
  const grants = sheet.map((permission) => {
    const { effect: commit, origin: site } = permission;
    return { what: `${commit} on ${site}, signed`, for: 'run' as const, shown: '', commit, site, permission };
  });
  return { goto: 'observe', update: { said, wrote, grants: [...state.grants, ...grants] } };
}

async function approved(state: State, crew: Crew, question: Question, answer: PersonsAnswer): Promise<Step> {
  const { allows = 'no', text = '' } = answer;
  const { action, binds, options, held } = question;
  const said = text === '' ? state.said : [...state.said, text];
  const wrote = text === '' ? state.wrote : [...state.wrote, text];
  const what = untrustedWords(action?.spoken ?? question.text, state.word);
  const words = text === '' ? '' : ` They said: ${text}`;
  if (allows === 'no' || !binds) {
    if (held) await crew.helm.refuse(held);
    const end = held ? ' What it would have sent was held back and is gone.' : '';
    const notes = [...state.notes, `${NOT_ALLOWED} ${what}.${end}${words}`];
    // Whoever asks for the same again and again is stuck.
    const signs = noted(state.signs, { spoken: action?.spoken ?? question.text });
    return { goto: 'observe', update: { decision: null, said, wrote, notes, signs } };
  }
  const { permission, shown, commit, site } = binds;
  const isForGood = allows === 'always' && permission !== undefined && options.includes('always');
  if (isForGood) await crew.grants.give({ effect: commit, origin: site, run: state.run, terms: termsOf(permission) });
  const lasts = isForGood || (allows === 'run' && options.includes('run')) ? 'run' : 'once';
  const more = lasts === 'run' && permission ? { permission } : {};
  const grant = { what: binds[lasts], for: lasts, shown, commit, site, ...more } as const;
  const update = { said, wrote, grants: [...state.grants, grant] };
  if (held && action)
    return { goto: 'act', update: { ...update, decision: releasing(state, crew, action, grant.what, held) } };
  // It is judged again: the page may have changed while the person thought it over.
  if (state.decision?.life === crew.life) return { goto: 'guard', update };
  // Numbers of another life of the browser stand for other things: what is allowed is decided upon again.
  const notes = [...state.notes, `The person allows this: ${what}.${words}`];
  return { goto: 'observe', update: { ...update, decision: null, notes } };
}

/**
 * What waits may go. What it comes of is done already; what was decided since then, and waits to be judged, is done after it, if it can
 * still be meant.
 */
function releasing(state: State, crew: Crew, action: PlannedAction, under: string, releases: string[]): Decision {
  const { tool, input, spoken } = action;
  const { decision } = state;
  const thought = decision?.thought ?? '';
  // In another life of the browser nothing waits any more: the act itself is done again.
  const life = decision?.life ?? crew.life;
  const since = decision && !decision.judged ? decision.actions.slice(decision.next) : [];
  return { thought, actions: [{ tool, input }, ...since], next: 0, life, judged: { spoken, under, releases } };
}

function back(state: State, crew: Crew, { question }: Question, { allows, text = '' }: PersonsAnswer): Step {
  crew.isPersonAtIt = false;
  // They may have done anything.
  crew.sight.forget();
  crew.fresh = undefined;
  crew.tell({ type: 'taken_back', question, because: text === '' ? crew.speech.person.wayIsFree : text });
  const told = allows === 'no' ? 'The person will not do this.' : 'The person has done their part; go on.';
  const notes = [...state.notes, text === '' ? told : `${told} They said: ${text}`];
  const said = text === '' ? state.said : [...state.said, text];
  const wrote = text === '' ? state.wrote : [...state.wrote, text];
  return { goto: 'observe', update: { decision: null, said, wrote, notes, tries: { ...state.tries, handedOver: 1 } } };
}

/** Nothing irreversible is done again unless the person knows that it was not done. */
async function cleared(state: State, crew: Crew, { options }: Question, answer: PersonsAnswer): Promise<Step> {
  const { allows = 'no', text = '' } = answer;
  const [doubt, ...others] = crew.doubts;
  crew.doubts = others;
  if (!doubt) return { goto: 'observe' };
  const isChosen = options.includes(text);
  const wasDone = isChosen ? text === options[0] : allows === 'no';
  const finding = `The person says that it was ${wasDone ? 'done' : 'not done'}.`;
  await crew.journal.settle(doubt.key, finding);
  const what = untrustedWords(doubt.action.spoken, state.word);
  const words = text === '' || isChosen ? '' : ` They said: ${text}`;
  const note = `Before the browser was opened anew this was begun: ${what}. ${finding}${words}`;
  return { goto: 'observe', update: { decision: null, said: [...state.said, note] } };
}

async function chosen(crew: Crew, question: Question, { text = '' }: PersonsAnswer): Promise<Step> {
  await takeTab(crew, question, text);
  return { goto: 'observe' };
}

/** The answer is the person's; the question may hold words of a page. */
function heard(state: State, { text }: Question, { text: answer = '' }: PersonsAnswer): Step {
  const asked = untrustedWords(text, state.word);
  const said = [...state.said, `${asked} — ${answer === '' ? '(no answer)' : answer}`];
  return { goto: 'observe', update: { decision: null, said, wrote: [...state.wrote, answer] } };
}
