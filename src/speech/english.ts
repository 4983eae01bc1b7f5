import type { Place, Shut, Speech } from './speech.ts';

export const english: Speech = {
  language: 'en',
  quoted,
  deed: (spoken) => spoken,
  asks: {
    press: (name, host) => `Press ${name === undefined ? 'a button' : quoted(name)} on ${host}`,
    givesRights: 'This page gives another site rights in your name.',
    sendPaymentData: (host) => `Send a card or account number to ${host}`,
    isPaymentData: 'It is payment data.',
    openLinkSaying: (word) => `Open a link that says ${quoted(word)}`,
    mayChange: 'To open it may change something.',
    doThis: (tool) => tool,
    cannotBeUndone: 'It cannot be undone.',
    carry: (to, from) => `Act on ${to} with what was read on ${from.join(', ')}`,
    mightBeTold: 'What was read there might be told here.',
    emptyPage: 'an empty page',
    open: (address) => `Open ${address}`,
    beginsMessage: 'It begins a message or a call.',
    notNamed: 'You did not name this address, and no link was followed to it.',
    tellModelsWords: (host) => `Tell ${host} what the model wrote`,
    notNamedAndOpen: 'You did not name this site, and no proxy stands between this browser and the web.',
    use: (host) => `Use ${host}`,
    blindAndOpen: 'Nobody knows what this touches, and no proxy stands between this browser and the web.',
    buttonSaysSo: 'What the button says cannot be undone.',
    sendForm: (button, host) => `Send ${button === undefined ? 'the form' : quoted(button)} to ${host}`,
    formPays: 'The form holds payment data.',
    formSetsPassword: 'The form sets a password.',
    formHoldsPassword: 'The form holds a password.',
    formHoldsCode: 'The form holds a one-time code.',
    formChanges: 'The form changes something on the server.',
    sendTo: (host) => `Send to ${host}`,
    changesServer: (things) =>
      `It changes something on the server.${things === undefined ? '' : ` It is about ${things} things at once.`}`,
    openPaymentSheet: (host = 'this page') => `Open the payment sheet for ${host}`,
    pageAsksForPayment: 'The page asks the browser for a payment.',
    goOnWith: (tool) => `Go on with ${tool}`,
    notOfTheTask: 'It does not seem to belong to the task.',
    sign: 'May this run do the following without asking again?',
    toSign: ({ effect, origin, count, amount, recipients }) => {
      const most = amount === undefined ? '' : `, for no more than ${amount}`;
      const people = recipients === undefined ? '' : `, to ${recipients.join(' and ')}`;
      return `${effect} on ${origin}, ${count === 1 ? 'once' : `${count} times`}${most}${people}`;
    },
  },
  facts: {
    page: 'Page',
    under: 'Under',
    beside: 'Beside',
    ticked: 'Ticked',
    from: 'From',
    to: 'To',
    goesTo: 'Goes to',
    readBefore: 'Read before',
    says: 'Says',
    recipients: 'Recipients',
    amount: 'Amount',
    thingsAtOnce: 'Things at once',
    file: 'File',
    largestSum: 'Largest sum on the page',
    selected: (count) => `${count} selected`,
    selectedOnPage: (count) => `${count} selected on the page`,
    andMore: (count) => `… and ${count} more`,
    moreCharacters: (count) => `${count} more characters`,
    notShown: '(not shown)',
    payment: (to) => `A payment to ${to}`,
    message: (to) => `A message to ${to}`,
    otherSiteThan: (pages) => `To another site than the page's own, which is ${pages}`,
    toOtherSite: (host) => `To another site than that of the page: ${host}`,
    unreadBytes: (count) => `${count} bytes that cannot be read`,
    unreadPart: 'A part that cannot be read',
    notNamedNorFollowed: 'Not named by you, not a link that was followed.',
  },
  refusals: {
    secretElsewhere: (host) => `A secret would go to another site, ${host}.`,
    sentOnElsewhere: (host) => `What was sent would be sent on to another site, ${host}.`,
    nameBeforeHost: (host) => `There is a name before the host of this address, which is ${host}.`,
    permission: (host, name) =>
      `${host} asked for the permission ${quoted(name)}, and pages get only those that the user has listed (--permission).`,
    notWritable: (site = 'This') =>
      `${site} is not among the sites on which this run may change something (--write-site).`,
    toOpen: (site) => `To open it: --allow-site ${site}`,
  },
  shut,
  allowed: { before: 'It was allowed before.', asPart: 'It belongs to what was allowed.' },
  person: {
    browserIsYours: 'The browser is yours. Say when I should go on.',
    usesBrowser: 'Somebody uses the mouse or the keyboard in the browser.',
    wantsBrowser: 'Somebody wants to have the browser.',
    wayIsFree: 'The way is free.',
    whichTab: 'Which tab shall I use?',
    newTab: 'A new tab',
    untitled: 'Untitled',
  },
  doubt: {
    wasItDone: (deed) => `Lotsman was stopped in the middle of this: ${deed}. Was it done?`,
    done: 'it was done',
    notDone: 'it was not done',
    pageShows: (quote) => `The page shows that it was done: ${quoted(quote)}.`,
  },
  stuck: {
    failsAgain: (times, deed) => `The same action failed ${times} times: ${deed}.`,
    circles: (one, other) => `The same two actions again and again: ${one}; ${other}.`,
    standsStill: (steps) => `The page is the same after ${steps} steps.`,
    noProgress: (steps) => `No subgoal was reached for ${steps} steps.`,
    nudge: 'Do something else: another control, another way to the same thing, back, a search.',
    howToGoOn: 'How should I go on?',
    nothingHelped: 'Nothing helped.',
  },
  dropped: {
    otherPage: 'the page is another one now',
    otherTab: 'another tab is in front',
    onTop: 'something else is on top of the page',
    gone: (id) => `[${id}] is not there any more`,
  },
  mended: {
    lookedAgain: 'Looked at the page again.',
    openedAgain: 'Opened the page again.',
    leftOut: 'Left out older things: the question was too long for the model.',
    askedAgain: 'Asked the model once more.',
  },
  checks: {
    notSeen: (quote) => `${quoted(quote)} was not seen on any page.`,
    notQuoted: 'Nothing was quoted for it.',
    accepted: (method, url) => `The server accepted ${method} ${url}`,
    answered: (status) => `It answered ${status}.`,
    doesNotHold: 'The result does not hold.',
    wrongShape: (misfit) => `The data has not the shape that is wanted: ${misfit}`,
    notProved: 'Not proved',
  },
  endings: {
    limit: (what) => `The limit is reached: ${what}.`,
    steps: (count) => `${count} steps were allowed`,
    cost: (dollars) => `$${dollars} were allowed`,
    tokens: (count) => `${count} tokens were allowed`,
    seconds: (count) => `${count} seconds were allowed`,
    early: 'The run ended early.',
    waits: 'It waits for an answer.',
    stopped: 'It was stopped.',
  },
};

function quoted(name: string): string {
  return `"${name}"`;
}

const PLACES: Readonly<Record<Place, string>> = {
  public: 'is a public site',
  loopback: 'is on this machine',
  private: 'is in a private network',
  'link-local': 'is in the network next to this machine',
  metadata: 'leads to the keys of this machine',
  reserved: 'is at an address that belongs to nobody',
};

function shut(why: Shut): string {
  switch (why.kind) {
    case 'blocked':
      return `${why.site} is blocked.`;
    case 'unlisted':
      return `${why.site} is not among the sites that this run may reach.`;
    case 'closed':
      return `${why.site} ${PLACES[why.place]}, and the user has not opened it to this run.`;
    case 'scheme':
      return `Addresses that begin with ${why.scheme} are never opened.`;
    case 'no address':
      return 'This is not an address that can be opened.';
    case 'no host':
      return 'The tunnel leads to no host.';
  }
}
