import type { Act } from '../goal.ts';
import type { ClauseKind, TaggedClause } from './tagged.ts';

/** Whether an act is what a clause may want; people and pages do not part these as sharply as words do. */
export function agrees(act: Act, { kind, slots }: TaggedClause): boolean {
  const hasField = slots.some(({ slot }) => slot === 'field');
  // "under Delivery take collection": where it is chosen was taken for where it stands.
  const isShaped =
    !hasField || act.kind !== 'choose' || act.from !== undefined || !act.things.some(({ place }) => place);
  return isShaped && kindsOf(act).includes(kind);
}

function kindsOf(act: Act): readonly ClauseKind[] {
  switch (act.kind) {
    case 'go':
      return ['go', 'press', 'search'];
    case 'search':
      return ['search', 'tell:value', 'tell:name', 'tell:list'];
    case 'scroll':
      return typeof act.to === 'string' ? [`scroll:${act.to}`] : ['scroll:to'];
    case 'press':
      return act.how
        ? [`press:${act.how}`]
        : ['press', 'key', 'go', 'choose', 'submit', 'handle', 'close', 'download', 'consent:accept', 'consent:reject'];
    case 'enter':
      return [
        'enter',
        'choose',
        'filter',
        'submit',
        'login',
        'handle',
        ...(act.value.text === '' ? (['remove'] as const) : []),
      ];
    case 'choose':
      return ['choose', 'enter', 'press', 'tick:on', 'filter', 'sort'];
    case 'tick':
      return act.on ? ['tick:on', 'choose', 'filter', 'handle'] : ['tick:off', 'handle'];
    case 'filter':
      return ['filter', 'choose', 'enter'];
    case 'add':
      return ['add', 'drag', 'handle', 'submit'];
    case 'remove':
      return ['remove', 'handle'];
    case 'handle':
      return ['handle', 'send', 'add', 'remove', 'enter', 'submit', 'download'];
    case 'send':
      return ['send', 'handle'];
    case 'submit':
      return ['submit', 'press', 'handle', 'search', 'add', 'login'];
    case 'upload':
      return ['upload', 'add'];
    case 'drag':
      return ['drag', 'handle', 'enter'];
    case 'mark':
      return ['choose', 'handle', 'press', 'tick:on'];
    case 'consent':
      return [`consent:${act.to}`];
    case 'tell':
      return tellingKinds(act.question.want);
    default:
      return [act.kind];
  }
}

function tellingKinds(want: Extract<Act, { kind: 'tell' }>['question']['want']): readonly ClauseKind[] {
  switch (want) {
    case 'value':
      return ['tell:value', 'tell:name', 'tell:count'];
    case 'name':
      return ['tell:name', 'tell:value', 'go', 'search'];
    case 'list':
      return ['tell:list', 'tell:table', 'tell:name', 'search'];
    case 'table':
      return ['tell:table', 'tell:list', 'tell:value', 'search'];
    case 'solution':
      // "Solve for x": a task of its own, whatever it sounds like.
      return ['tell:value', 'tell:sum', 'tell:name', 'choose', 'enter', 'handle', 'search'];
    default:
      return [`tell:${want}`];
  }
}
