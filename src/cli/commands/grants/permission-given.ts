import { LotsmanError } from '../../../errors.ts';
import { type Limits, readLimits } from '../../../safety/grants.ts';
import { originOf, originText } from '../../../safety/origins.ts';
import { COMMIT_KINDS, type CommitKind, WEIGHTY } from '../../../safety/rule.ts';

export interface GivenPermission {
  effect: CommitKind;
  origin: string;
  limits: Limits;
}

/** What can be allowed before anybody asks: what has a name, on a site. */
const NAMED = COMMIT_KINDS.filter((kind) => kind !== 'other' && kind !== 'flow');

/** A permission in words: `order https://shop.example count=1 amount=60 until=2026-12-31 to=ann@example.org`. */
export function permissionGiven([effect, site, ...words]: readonly string[]): GivenPermission {
  const kind = NAMED.find((one) => one === effect?.replaceAll('-', ' '));
  if (kind === undefined)
    throw new LotsmanError('bad_input', `${effect ?? 'Nothing'} is not an effect that can be allowed.`, {
      hint: `These are: ${NAMED.map((one) => one.replaceAll(' ', '-')).join(', ')}.`,
    });
  const origin = originOf(site ?? '');
  if (!origin)
    throw new LotsmanError('bad_input', `${site ?? 'Nothing'} is not the address of a site.`, {
      hint: 'Write it with its scheme, such as https://shop.example.',
    });
  const limits = limitsIn(words);
  if (WEIGHTY.has(kind) && (limits.count === undefined || (kind === 'pay' && limits.amount === undefined)))
    throw new LotsmanError('bad_input', `${effect} is allowed only with a limit.`, {
      hint: kind === 'pay' ? 'Say count=… and amount=….' : 'Say count=….',
    });
  return { effect: kind, origin: originText(origin), limits };
}

const READERS: Readonly<Record<string, (value: string) => Partial<Limits>>> = {
  count: (value) => ({ count: Number(value) }),
  amount: (value) => ({ amount: Number(value) }),
  to: (value) => ({ recipients: value.split(',') }),
  until: (value) => ({ until: momentOf(value) }),
};

function limitsIn(words: readonly string[]): Limits {
  const limits = words.map((word) => {
    const [, name = '', value = ''] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
    const read = READERS[name];
    if (!read)
      throw new LotsmanError('bad_input', `${word} is not a limit.`, {
        hint: 'Limits are count=1, amount=60, to=ann@example.org,bob@example.org and until=2026-12-31.',
      });
    return read(value);
  });
  try {
    return readLimits(Object.assign({}, ...limits));
  } catch {
    throw new LotsmanError('bad_input', `The limits ${words.join(' ')} cannot be read.`, {
      hint: 'count is a whole number from 1, amount a number, until a date such as 2026-12-31.',
    });
  }
}

/** The end of a day, or the very moment. */
function momentOf(value: string): string {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T23:59:59.999` : value);
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
}
