import type { ResultStatus } from '../../../run-events.ts';
import { english as speech } from '../../../speech/english.ts';
import { counted, spokenCost, spokenCount, spokenTime } from '../../runs/figures.ts';
import type { Deed } from '../deed.ts';

/** Did, and is doing. */
const verbs: Readonly<Record<string, readonly [did: string, doing: string]>> = {
  click: ['clicked', 'clicking'],
  double: ['double-clicked', 'double-clicking'],
  right: ['right-clicked', 'right-clicking'],
  click_at: ['clicked', 'clicking'],
  type: ['typed', 'typing'],
  press: ['pressed', 'pressing'],
  hover: ['pointed at', 'pointing at'],
  hover_at: ['pointed at', 'pointing at'],
  drag: ['dragged', 'dragging'],
  drag_at: ['dragged', 'dragging'],
  select_text: ['selected', 'selecting'],
  scroll: ['scrolled', 'scrolling'],
  select: ['chose', 'choosing'],
  check: ['ticked', 'ticking'],
  uncheck: ['unticked', 'unticking'],
  set: ['set', 'setting'],
  upload: ['gave', 'giving'],
  fill: ['filled in', 'filling in'],
  navigate: ['went to', 'going to'],
  back: ['went back', 'going back'],
  forward: ['went forward', 'going forward'],
  reload: ['loaded the page again', 'loading the page again'],
  wait: ['waited', 'waiting'],
  tabs: ['looked at the tabs', 'looking at the tabs'],
  open_tab: ['opened a tab', 'opening a tab'],
  switch_tab: ['went to tab', 'going to tab'],
  close_tab: ['closed a tab', 'closing a tab'],
  find: ['searched the page for', 'searching the page for'],
  expand: ['opened a part of the page', 'opening a part of the page'],
  extract: ['read the page', 'reading the page'],
  extract_data: ['read', 'reading'],
  screenshot: ['took a picture', 'taking a picture'],
  read_file: ['read the file', 'reading the file'],
  dialog: ['decided about the next dialog', 'deciding about the next dialog'],
  page_tool: ['used a tool of the page', 'using a tool of the page'],
};

/** An act in the words that people use: `clicked “Add to cart” on food.localhost`. */
function act({ tool, target, value, enters, host, tense }: Deed): string {
  const verb = verbs[tool]?.[tense === 'did' ? 0 : 1] ?? `${tense === 'did' ? 'used' : 'using'} ${tool}`;
  const on = host === '' ? '' : ` on ${host}`;
  switch (tool) {
    case 'type':
    case 'select':
      return `${verb} ${value} ${tool === 'type' ? 'into' : 'in'} ${target || 'a field'}${enters ? ' and pressed Enter' : ''}${on}`;
    case 'set':
      return `${verb} ${target} to ${value}${on}`;
    case 'upload':
      return `${verb} ${value} to ${target}${on}`;
    case 'press':
      return `${verb} ${value}${target === '' ? '' : ` in ${target}`}${on}`;
    case 'navigate':
    case 'read_file':
    case 'switch_tab':
      return `${verb} ${value}`;
    default:
      return [verb, target || value].filter((part) => part !== '').join(' ') + on;
  }
}

const heads: Readonly<Record<ResultStatus, string>> = {
  done: 'Done.',
  partial: 'Partly done.',
  failed: 'Not done.',
  stopped: 'Stopped.',
  blocked: 'Cannot go on.',
};

export const english = {
  act,
  quoted: (words: string) => `“${words}”`,
  secret: (name: string) => `the secret ${name}`,
  fields: (count: number) => counted(count, 'field'),
  directions: {
    up: 'up',
    down: 'down',
    left: 'to the left',
    right: 'to the right',
    top: 'to the top',
    bottom: 'to the bottom',
  } as Record<string, string>,
  figures: {
    time: spokenTime,
    tokens: (count: number) => `${spokenCount(count)} tokens`,
    cost: spokenCost,
    step: (step: number) => `step ${step}`,
  },
  now: {
    starting: 'opening the browser',
    planning: 'making a plan',
    looking: 'looking at the page',
    thinking: 'thinking',
    checking: 'checking the result',
    waiting: 'waiting for you',
    stopping: 'stopping after this step; Ctrl-C again stops at once',
  },
  plan: 'Plan',
  planned: (done: number, all: number) => `${done} of ${all} done`,
  more: (count: number) => `… ${count} more`,
  refused: (what: string) => `Not allowed: ${what}`,
  answeredWith: (method: string, url: string, status: number) => `${method} ${url} was answered with ${status}`,
  unanswered: (method: string, url: string, why: string) => `${method} ${url} got no answer: ${why}`,
  downloaded: (name: string) => `downloaded ${name}, into quarantine`,
  leftUndone: (what: string) => `left undone: ${what}`,
  holds: 'The result was checked, and holds.',
  holdsNot: (feedback: string) => `The result was checked, and does not hold: ${feedback}`,
  noted: (what: string) => `noted: ${what}`,
  summarised: (count: number) => `${counted(count, 'older line')} put into a summary`,
  asks: {
    where: 'Where',
    what: 'What',
    act: speech.deed,
  },
  keys: {
    once: ['o', 'once'],
    run: ['r', 'this run'],
    always: ['a', 'always on this site'],
    no: ['n', 'no'],
    say: ['s', 'say something'],
    wasDone: ['y', 'it was done'],
    wasNotDone: ['n', 'it was not'],
  },
  answers: { once: 'yes, once', run: 'yes, for this run', always: 'yes, always on this site', no: 'no', goOn: 'go on' },
  typeNumber: 'a number or your own words, then Enter',
  typeWords: 'your answer, then Enter',
  handBack: 'Enter when you are done; it also goes on by itself when the way is free',
  sayInstead: 'what to do instead, then Enter; Esc goes back',
  lineFirst: 'finish your line with Enter, or Esc to answer',
  /** The first that fits. */
  steer: ['say something on the way; Ctrl-C stops', 'say something on the way', ''],
  stopped: (run: string) => `Stopped. lotsman resume ${run} continues it.`,
  result: heads,
  why: 'Why',
  proof: {
    seen: 'seen on the page at the end',
    none: 'not proved',
    quote: (quote: string, url: string, step: number) => `step ${step}: “${quote}” on ${url}`,
    request: (method: string, url: string, status: number, step: number) =>
      `step ${step}: ${method} ${url} was answered with ${status}`,
    file: (name: string, hash: string, step: number) => `step ${step}: the file ${name}, sha256 ${hash}…`,
  },
  steps: (count: number) => counted(count, 'step'),
  cached: (count: number) => `${spokenCount(count)} cached`,
  unknownPrice: 'price unknown',
  atLeast: (cost: string) => `at least ${cost}`,
  run: (id: string) => `run ${id}`,
  report: 'Report',
  prompt: {
    welcome: 'Say what you want done on the web. /help lists what else can be typed, /exit leaves.',
    placeholder: 'what do you want done?',
    noRun: 'Nothing is under way.',
    unknown: (typed: string, meant: string | undefined) =>
      `There is no ${typed}${meant === undefined ? '; /help lists what there is' : `; did you mean ${meant}?`}`,
    noBrowser: 'No browser is open yet: it opens with the first task.',
    leaveHint: 'Ctrl-C again leaves, and so does /exit.',
    stopped: (run: string) => `Stopped. /resume goes on with it, here; later lotsman resume ${run} does.`,
    notPaused: 'It is not paused.',
    noPlan: 'There is no plan.',
    picture: (file: string) => `The picture is at ${file}`,
    nothingGranted:
      'No permission was given for good in this session. /undo-grant ID takes back another one; lotsman grants lists them.',
    takenBack: (what: string) => `Taken back: ${what}. It will be asked about again.`,
    noSuchGrant: (id: string) => `No permission has the id ${id}.`,
    model: (model: string) => `${model} thinks.`,
    nextModel: (model: string) => `From the next task on ${model} thinks.`,
    noReport: 'There is no run to report on yet.',
    help: {
      screenshot: 'take a picture of the page',
      url: 'where the browser is',
      tabs: 'its tabs',
      plan: 'the plan of the run',
      pause: 'stand back and give me the browser',
      resume: 'go on, after /pause or /stop',
      stop: 'end the run after this step',
      'undo-grant': 'take back what was last allowed for good',
      model: 'who thinks, or who is to: /model provider/name',
      report: 'write the last run down as one file',
      help: 'this list',
      exit: 'close the browser and leave',
    },
    helpMore:
      'Anything else is a task; while a run goes on, it is told to the run. ↑ and ↓ go through what you typed before.',
  },
};

export type Words = typeof english;
