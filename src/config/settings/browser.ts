import { join } from 'node:path';
import { oneOf, path, text, url, wholeNumber } from '../kinds.ts';
import { browsing, browsingAndDoctor, keeping, setting } from './setting.ts';

export const browser = {
  browser: setting({
    group: 'Browser',
    about: 'The browser program to start.',
    kind: path('a browser program'),
    flags: [{ flag: '--browser <path>' }],
    env: 'LOTSMAN_BROWSER',
    commands: [...browsingAndDoctor, 'report'],
    otherwise: 'found by itself: Chrome, Edge, Chromium, Playwright’s own',
  }),
  cdp: setting({
    group: 'Browser',
    about: 'The address of a running browser to attach to, instead of starting one.',
    kind: url(['http:', 'https:', 'ws:', 'wss:']),
    flags: [{ flag: '--cdp <address>' }],
    env: 'LOTSMAN_CDP',
    commands: browsingAndDoctor,
    otherwise: 'a browser of its own is started',
  }),
  headless: setting({
    group: 'Browser',
    about:
      'Whether the browser works without a window; auto shows one wherever there is a display, shell uses the browser that can have none.',
    kind: oneOf(['auto', 'yes', 'no', 'shell'], { true: 'yes', false: 'no', 1: 'yes', 0: 'no' }),
    default: 'auto',
    flags: [
      { flag: '--headless', means: 'yes', about: 'Work without a window.' },
      {
        flag: '--headless-shell',
        means: 'shell',
        about: 'Work without a window in Chrome headless shell, which starts sooner and is quicker at each page.',
      },
      { flag: '--headed', means: 'no', about: 'Insist on a window.' },
    ],
    env: 'LOTSMAN_HEADLESS',
    commands: browsingAndDoctor,
  }),
  session: setting({
    group: 'Browser',
    about: 'The name of the session that is kept open between commands; several can be open side by side.',
    kind: text(
      'a name of at most 32 letters, digits, dots, dashes and underscores',
      /^[\p{L}\p{N}_](?:[\p{L}\p{N}._-]{0,30}[\p{L}\p{N}_-])?$/u,
    ),
    default: 'default',
    flags: [{ flag: '--session <name>' }],
    env: 'LOTSMAN_SESSION',
    commands: keeping,
  }),
  sessionIdle: setting({
    group: 'Browser',
    about: 'After how many minutes without a command a kept session ends by itself; 0 keeps it until it is stopped.',
    kind: wholeNumber({ min: 0, max: 10_080, unit: ' of minutes' }),
    default: 30,
    flags: [{ flag: '--session-idle <minutes>' }],
    env: 'LOTSMAN_SESSION_IDLE',
    commands: keeping,
  }),
  profile: setting({
    group: 'Browser',
    about: 'The name of the browser profile; logins and cookies are kept in it between runs.',
    kind: text(
      'a name of letters, digits, spaces, dots, dashes and underscores',
      /^[\p{L}\p{N}_](?:[\p{L}\p{N}._ -]{0,62}[\p{L}\p{N}_-])?$/u,
    ),
    // Sessions side by side need profiles of their own: a browser does not share one.
    default: ({ sofar }) => String(sofar['session']),
    flags: [{ flag: '--profile <name>' }],
    env: 'LOTSMAN_PROFILE',
    commands: browsingAndDoctor,
    otherwise: 'the name of the session, which is default',
  }),
  profileFolder: setting({
    group: 'Browser',
    about: 'The folder of the profile, when it should be somewhere else.',
    kind: path('a folder'),
    default: ({ folders, sofar }) => join(folders.data, 'profiles', String(sofar['profile'])),
    flags: [{ flag: '--profile-folder <folder>' }],
    env: 'LOTSMAN_PROFILE_FOLDER',
    commands: browsingAndDoctor,
    otherwise: 'a folder with the name of the profile, beside the other data of Lotsman',
  }),
  sandbox: setting({
    group: 'Browser',
    about: 'The sandbox of the browser; auto uses it wherever the system allows.',
    kind: oneOf(['auto', 'on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off' }),
    default: 'auto',
    flags: [{ flag: '--sandbox <mode>' }],
    env: 'LOTSMAN_SANDBOX',
    commands: [...browsingAndDoctor, 'report'],
  }),
  highlight: setting({
    group: 'Browser',
    about: 'Whether the window shows what is touched: a line around it and a pointer that goes there.',
    kind: oneOf(['on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off', 1: 'on', 0: 'off' }),
    default: 'on',
    flags: [{ flag: '--no-highlight', means: 'off', about: 'Do not show in the window what is touched.' }],
    env: 'LOTSMAN_HIGHLIGHT',
    commands: browsing,
  }),
  pageTools: setting({
    group: 'Browser',
    about:
      'Whether pages may declare tools for agents (WebMCP). A page can see that its browser supports this; off, it looks like any other.',
    kind: oneOf(['on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off', 1: 'on', 0: 'off' }),
    default: 'on',
    flags: [{ flag: '--no-page-tools', means: 'off', about: 'Do not let pages declare tools (WebMCP).' }],
    env: 'LOTSMAN_PAGE_TOOLS',
    commands: browsing,
  }),
  deadline: setting({
    group: 'Browser',
    about: 'How many milliseconds one call to the browser may take.',
    kind: wholeNumber({ min: 100, max: 600_000, unit: ' of milliseconds' }),
    default: 15_000,
    flags: [{ flag: '--deadline <ms>' }],
    env: 'LOTSMAN_DEADLINE',
    commands: browsing,
  }),
};
