import type { Context } from 'hono';
import type { SiteEnv } from '../site.ts';
import { currentTotp } from './totp.ts';

export type DoorsContext = Context<SiteEnv<DoorsState>>;

export type SecondFactor = 'none' | 'sms' | 'totp';

export interface Account {
  email: string;
  password: string;
  name: string;
  phone: string;
  secondFactor: SecondFactor;
  totpSecret: string;
  deleted: boolean;
}

export type AccountId = 'mira' | 'devon' | 'guest';

export interface Session {
  user: AccountId | null;
  remember: boolean;
  /** The password was right, the one-time code is still to come. */
  waiting: { user: AccountId; remember: boolean; next: string } | null;
}

export interface Challenge {
  word: string;
  tiles: string[];
  answer: number[];
  seed: number;
}

export interface RenewalData {
  fullName?: string;
  birthday?: string;
  street?: string;
  city?: string;
  postcode?: string;
  plan?: string;
  agreed?: string;
}

export interface Upload {
  field: string;
  name: string;
  size: number;
  type: string;
}

export interface DoorsState {
  session: Session;
  attempts: { failures: number; lockedUntil: number; log: { email: string; ok: boolean }[] };
  accounts: Record<AccountId, Account>;
  /** The code that was sent by text message, and how often a wrong one was typed. */
  sms: { code: string; wrong: number };
  challenge: { open: Challenge | null; solved: boolean; failures: number };
  renewal: { data: RenewalData; requestsLeft: number; expired: number; submitted: boolean };
  consents: {
    bar: 'all' | 'necessary' | null;
    modal: { analytics: boolean; personal: boolean; marketing: boolean } | null;
    wall: 'all' | 'subscription' | null;
  };
  interstitials: {
    newsletter: string | null;
    app: 'dismissed' | 'opened' | null;
    age: 'adult' | 'minor' | null;
    left: string[];
  };
  magazine: { read: string[]; trial: boolean };
  basic: { granted: number; refused: number };
  /** What was answered to questions of the browser: permissions and dialogs. */
  answers: { door: string; value: string }[];
  uploads: Upload[];
  downloads: { id: string; name: string }[];
}

/** Requests to the renewal form after which the session ends, once. */
export const REQUESTS_BEFORE_EXPIRY = 3;

export function initialState(): DoorsState {
  return {
    session: { user: null, remember: false, waiting: null },
    attempts: { failures: 0, lockedUntil: 0, log: [] },
    accounts: {
      mira: account('mira.holt@perelin.test', 'river-lantern-42', 'Mira Holt', 'sms'),
      devon: account('devon.ash@perelin.test', 'copper-meadow-7', 'Devon Ash', 'totp'),
      guest: account('guest@perelin.test', 'open-garden-1', 'Guest Member', 'none'),
    },
    sms: { code: '', wrong: 0 },
    challenge: { open: null, solved: false, failures: 0 },
    renewal: { data: {}, requestsLeft: REQUESTS_BEFORE_EXPIRY, expired: 0, submitted: false },
    consents: { bar: null, modal: null, wall: null },
    interstitials: { newsletter: null, app: null, age: null, left: [] },
    magazine: { read: [], trial: false },
    basic: { granted: 0, refused: 0 },
    answers: [],
    uploads: [],
    downloads: [],
  };
}

/** The state with what only a clock knows: the code of the moment and the account that is signed in. */
export function reveal(state: DoorsState): unknown {
  const user = state.session.user ?? state.session.waiting?.user;
  const account = user ? state.accounts[user] : null;
  const code = account?.secondFactor === 'totp' ? currentTotp(account.totpSecret) : state.sms.code;
  return { ...state, account, code };
}

export function accountId(state: DoorsState, email: string): AccountId | undefined {
  const wanted = email.trim().toLowerCase();
  const ids: AccountId[] = ['mira', 'devon', 'guest'];
  return ids.find((id) => !state.accounts[id].deleted && state.accounts[id].email.toLowerCase() === wanted);
}

export const signedIn = (state: DoorsState): Account | undefined =>
  state.session.user ? state.accounts[state.session.user] : undefined;

function account(email: string, password: string, name: string, secondFactor: SecondFactor): Account {
  return {
    email,
    password,
    name,
    phone: '+00 555 01 42',
    secondFactor,
    totpSecret: 'PERELINPRACTICE2',
    deleted: false,
  };
}
