import type {
  Act,
  Address,
  Condition,
  Constraint,
  Entry,
  Goal,
  Phrase,
  Query,
  Shows,
  Things,
  Understood,
  Value,
} from '../goal.ts';

/** What was understood, in one line: for tests and for explaining. */
export function inBrief({ goals, unclear }: Understood): string {
  const said = goals.map(goalInBrief).join(' ; ');
  return [said, unclear.length > 0 ? `?(${unclear.join('|')})` : ''].filter(Boolean).join(' ');
}

function goalInBrief({ act, only, until, each }: Goal): string {
  return [
    each ? `each(${things(each)})` : '',
    actInBrief(act),
    only ? `if ${condition(only)}` : '',
    until ? `until ${condition(until)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function actInBrief(act: Act): string {
  switch (act.kind) {
    case 'go':
      return `go(${place(act.to)})`;
    case 'scroll':
      return `scroll(${typeof act.to === 'string' ? act.to : phrase(act.to)}${act.within ? ` in ${phrase(act.within)}` : ''})`;
    case 'close':
      return `close(${act.what ? phrase(act.what) : ''})`;
    case 'wait':
      return `wait(${'milliseconds' in act.for ? act.for.milliseconds : 'shown' in act.for ? shows(act.for) : phrase(act.for)})`;
    case 'search':
      return `search(${value(act.query)}${act.within ? ` in ${phrase(act.within)}` : ''})`;
    case 'press':
      return `press(${[...(act.through ?? []), act.target].map(phrase).join(' > ')}${act.how ? ` ${act.how}` : ''}${act.times ? ` ×${act.times}` : ''})`;
    case 'hover':
      return `hover(${phrase(act.target)})`;
    case 'mark':
      return `mark(${phrase(act.what)})`;
    case 'key':
      return `key(${act.key})`;
    case 'enter':
      return `enter(${value(act.value)}${act.field ? ` → ${act.after ? `after ${act.after} ` : ''}${phrase(act.field)}` : ''})`;
    case 'choose':
      return `choose(${act.things.map(phrase).join(', ')}${act.from ? ` from ${phrase(act.from)}` : ''})`;
    case 'tick':
      return `tick(${act.on ? 'on' : 'off'} ${act.things.map(phrase).join(', ')})`;
    case 'drag':
      return `drag(${phrase(act.what)} → ${phrase(act.to)})`;
    case 'sort':
      return `sort(${phrase(act.by)}${act.order ? ` ${act.order}` : ''})`;
    case 'filter':
      return `filter(${act.things ? `${things(act.things)}: ` : ''}${act.by.map(constraint).join(' ')})`;
    case 'add':
      return `add(${things(act.things)}${act.to ? ` → ${phrase(act.to)}` : ''})`;
    case 'remove':
      return `remove(${things(act.things)}${act.from ? ` from ${phrase(act.from)}` : ''}${act.by ? ` by ${phrase(act.by)}` : ''})`;
    case 'handle':
      return `handle(${phrase(act.verb)} ${things(act.things)}${act.with ? ` with ${act.with.map(entry).join(', ')}` : ''})`;
    case 'send':
      return `send(${act.entries.map(entry).join(', ')})`;
    case 'submit':
      return `submit(${act.what ? phrase(act.what) : ''})`;
    case 'login':
      return `login(${act.entries.map(entry).join(', ')}${act.to ? ` to ${phrase(act.to)}` : ''})`;
    case 'upload':
      return `upload(${value(act.file)}${act.to ? ` → ${phrase(act.to)}` : ''})`;
    case 'download':
      return `download(${phrase(act.what)})`;
    case 'consent':
      return `consent(${act.to})`;
    case 'tell':
      return `tell(${query(act.question)})`;
    default:
      return act.kind;
  }
}

function place(to: Phrase | Address): string {
  return 'url' in to ? to.url : phrase(to);
}

function phrase({ words, exact, kind, ordinal, place: where, like, best, isPronoun }: Phrase): string {
  const name = isPronoun ? `<${words}>` : exact ? `"${words}"` : words;
  const main = `${name}${kind ? `:${kind}` : ''}${ordinal ? `#${ordinal}` : ''}`;
  const listed = like?.length ? `[${like.map(constraint).join(' ')}]` : '';
  const first = best ? `{${best.order} ${best.by.words}}` : '';
  const there = where ? `${main ? ' ' : ''}${where.is}(${phrase(where.what)})` : '';
  return `${main}${listed}${first}${there}`;
}

function things({ what, count, where, best, except, inOrder }: Things): string {
  const { place: there, ...rest } = what;
  const main = `${count === 'one' ? '' : `${count}×`}${phrase(rest)}`;
  const listed = where.length ? `[${where.map(constraint).join(' ')}]` : '';
  const first = best ? `{${best.order} ${best.by.words}}` : '';
  const placed = there ? `${main ? ' ' : ''}${there.is}(${phrase(there.what)})` : '';
  const order = inOrder ? ` ${inOrder.order}` : '';
  return `${main}${listed}${first}${placed}${order}${except ? `−${except.map(phrase).join(',')}` : ''}`;
}

function constraint({ of, is, value: wanted, to }: Constraint): string {
  if (!of && is === '=') return wanted.kind === 'text' ? value(wanted) : `=${value(wanted)}`;
  return `${of ? phrase(of) : ''}${/^[a-z]/.test(is) ? `${of ? ' ' : ''}${is} ` : is}${value(wanted)}${to ? `…${value(to)}` : ''}`;
}

function condition({ what, is, shows: number }: Condition): string {
  return `${is}(${number ? shows(number) : phrase(what)})`;
}

function shows(number: Shows): string {
  return 'number' in number
    ? `${phrase(number.shown)}${number.is}${number.number}`
    : `${phrase(number.shown)} ${number.is}`;
}

function entry({ field, value: entered }: Entry): string {
  return `${field ? `${phrase(field)}=` : ''}${value(entered)}`;
}

function query({ things: some, want, tell, against }: Query): string {
  const properties = tell.map(phrase).join(', ');
  const other = against ? ` against ${against.map(phrase).join(', ')}` : '';
  return `${want}${properties ? ` ${properties}` : ''} of ${things(some)}${other}`;
}

function value({ text, kind, exact, number, unit, iso, isFound, heldIn }: Value): string {
  if (heldIn) return `held in ${phrase(heldIn)}`;
  if (isFound) return `<${text}>`;
  if (kind === 'secret') return text.replace(/[{}]/g, '');
  if (exact) return `"${text}"`;
  if (kind === 'date' || kind === 'time') return iso ?? text;
  return (kind === 'number' || kind === 'money' || kind === 'duration') && number !== undefined
    ? `${number}${unit ?? ''}`
    : text;
}
