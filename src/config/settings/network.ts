import { freeList, headers, httpCredentials, type Kind, oneOf, proxy } from '../kinds.ts';
import { browsing, browsingAndDoctor, running, setting } from './setting.ts';

/** Said in full by whoever reads it: safety/origins/listed-site.ts. This keeps out what can be seen at a glance. */
const SITE = /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[^\s/\\?#@*]+\/?$/i;

const sites: Kind<readonly string[]> = {
  ...freeList(
    'sites separated by commas, such as https://shop.example, shop.example:8443, or *.shop.example for all names below it',
  ),
  schema: (z) =>
    freeList('sites')
      .schema(z)
      .refine((given) => given.every((site) => SITE.test(site))),
};

export const network = {
  guard: setting({
    group: 'Network',
    about:
      'Whether a browser that is started has one way out only, on which this machine and private networks are closed and the lists of sites hold.',
    kind: oneOf(['on', 'off'], { true: 'on', false: 'off', yes: 'on', no: 'off', 1: 'on', 0: 'off' }),
    default: 'on',
    flags: [
      {
        flag: '--no-guard',
        means: 'off',
        about: 'Let pages reach whatever this machine reaches, its own ports and private networks too.',
      },
    ],
    env: 'LOTSMAN_GUARD',
    commands: browsing,
  }),
  allowSites: setting({
    group: 'Network',
    about: 'Sites that are reached in any case, also on this machine or in a private network, as where you start is.',
    kind: sites,
    default: [],
    flags: [{ flag: '--allow-site <site>', repeat: true }],
    env: 'LOTSMAN_ALLOW_SITES',
    commands: browsing,
  }),
  blockSites: setting({
    group: 'Network',
    about: 'Sites that are never reached, whatever else is said.',
    kind: sites,
    default: [],
    flags: [{ flag: '--block-site <site>', repeat: true }],
    env: 'LOTSMAN_BLOCK_SITES',
    commands: browsing,
  }),
  onlySites: setting({
    group: 'Network',
    about: 'Nothing but these sites is reached, and allowed ones, and where you start.',
    kind: sites,
    default: [],
    flags: [{ flag: '--only-site <site>', repeat: true }],
    env: 'LOTSMAN_ONLY_SITES',
    commands: browsing,
    otherwise: 'every public site may be reached',
  }),
  writeSites: setting({
    group: 'Network',
    about:
      'A run changes something on these sites only; elsewhere it reads, and whatever would change something is refused.',
    kind: sites,
    default: [],
    flags: [{ flag: '--write-site <site>', repeat: true }],
    env: 'LOTSMAN_WRITE_SITES',
    commands: running,
    otherwise: 'it may do so on every site, and asks first',
  }),
  proxy: setting({
    group: 'Network',
    about: 'The proxy through which the browser reaches the web; none uses none, whatever the system says.',
    kind: proxy,
    flags: [{ flag: '--proxy <address>' }],
    env: 'LOTSMAN_PROXY',
    foreign: ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'].map((name) => ({
      name,
      shared: true,
    })),
    commands: browsingAndDoctor,
    otherwise: 'none, or that of the system where the guard is off',
  }),
  proxyBypass: setting({
    group: 'Network',
    about: 'Hosts that are reached without the proxy.',
    kind: freeList('host names separated by commas, such as .example.com'),
    default: [],
    flags: [{ flag: '--proxy-bypass <hosts>', repeat: true }],
    env: 'LOTSMAN_PROXY_BYPASS',
    foreign: [
      { name: 'NO_PROXY', shared: true },
      { name: 'no_proxy', shared: true },
    ],
    commands: browsing,
  }),
  headers: setting({
    group: 'Network',
    about: 'Headers that are sent with every request.',
    kind: headers,
    default: {},
    flags: [{ flag: '--header <line>', repeat: true }],
    env: 'LOTSMAN_HEADERS',
    commands: browsing,
  }),
  httpCredentials: setting({
    group: 'Network',
    about:
      'The login for one site that asks by HTTP authentication; better a variable than a flag, which other users of the machine can see.',
    kind: httpCredentials,
    flags: [{ flag: '--http-credentials <login>' }],
    env: 'LOTSMAN_HTTP_CREDENTIALS',
    commands: browsing,
    otherwise: 'such requests are turned down and reported',
  }),
};
