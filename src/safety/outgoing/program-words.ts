import type { CommitKind } from '../rule.ts';

/** What programs call the things that they do. The first kind that fits counts, so the dearest come first. */
const WORDS: readonly (readonly [CommitKind, ReadonlySet<string>])[] = [
  [
    'delete',
    set('delete deleted remove destroy trash archive erase purge unlink discard drop spam bulkdelete deleteall wipe'),
  ],
  [
    'pay',
    set(
      'pay payment payments checkout charge charges donate donation transfer transfers payout billing tip withdraw topup',
    ),
  ],
  [
    'order',
    set(
      'order orders purchase purchases buy book booking bookings reserve reservation reservations rent placeorder bid',
    ),
  ],
  ['sign out', set('logout signout logoff')],
  ['sign in', set('login signin session sessions authenticate logon token')],
  ['authorise', set('authorize authorise oauth grant grants')],
  ['subscribe', set('subscribe unsubscribe subscription subscriptions newsletter')],
  [
    'send',
    set('send message messages mail mails reply replies invite invites invitation invitations share forward sms dm'),
  ],
  [
    'publish',
    set('publish post posts comment comments tweet tweets issue issues review reviews repost status statuses'),
  ],
  [
    'account',
    set(
      'password passwords email emails 2fa mfa totp settings setting account accounts profile profiles preferences security register signup registration',
    ),
  ],
  ['upload', set('upload uploads')],
];

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** What the words of one name say that is done. */
export function commitInProgram(words: readonly string[]): CommitKind | undefined {
  const joined = words.map((word, at) => `${words[at - 1] ?? ''}${word}`);
  const fits = (kind: ReadonlySet<string>) =>
    words.some((word) => kind.has(word)) || joined.some((word) => kind.has(word));
  return WORDS.find(([, kind]) => fits(kind))?.[0];
}
