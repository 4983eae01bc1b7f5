import type { Control } from '../../observation.ts';
import type { Outgoing } from '../../outgoing.ts';
import { commitIn } from '../commit-words.ts';
import type { CommitKind } from '../rule.ts';
import { methodOf, methodsCalled, spokenVerbs } from './called.ts';
import { type Contents, contentsOf } from './contents.ts';
import type { Field } from './flatten.ts';
import { lastName, nameWords, pathSegments } from './name-words.ts';
import { asksForConsent } from './oauth.ts';
import { commitInProgram } from './program-words.ts';
import { isPassword, sensitiveIn } from './sensitive.ts';

/** What a request does to the world: told by what it carries, then by its button, then by what programs call such things. */
export function commitOf(outgoing: Outgoing, target?: Control): CommitKind {
  const contents = contentsOf(outgoing);
  const { card, iban, password, code } = sensitiveIn(outgoing, contents);
  if (card || iban || outgoing.kind === 'payment') return 'pay';
  if (password) return changesPassword(contents.fields) || changesAccount(outgoing) ? 'account' : 'sign in';
  if (methodOf(outgoing.method, contents.fields) === 'DELETE') return 'delete';
  if (asksForConsent(contents.fields)) return 'authorise';
  if (contents.files.length > 0) return 'upload';
  return commitIn(target?.name ?? '') ?? saidIn(outgoing, contents) ?? (code ? 'sign in' : 'submit');
}

/** What the request itself says that it does. */
export function commitSaid(outgoing: Outgoing): CommitKind | undefined {
  return saidIn(outgoing, contentsOf(outgoing));
}

function saidIn(outgoing: Outgoing, contents: Contents): CommitKind | undefined {
  const changing = (contents.graphql ?? []).filter(({ type }) => type === 'mutation');
  const names = [
    ...changing.map(({ name = '' }) => nameWords(name)),
    ...(methodsCalled(contents) ?? []),
    ...spokenVerbs(contents.fields),
    // The last part of an address says most.
    ...pathSegments(outgoing.url).map(nameWords).reverse(),
  ];
  return names.map(commitInProgram).find((kind) => kind !== undefined);
}

/** Two different passwords, or a new one. */
function changesPassword(fields: readonly Field[]): boolean {
  const names = new Set(fields.filter(isPassword).map(({ name }) => lastName(name)));
  return (
    names.size > 1 ||
    [...names].some((name) =>
      nameWords(name).some((word) => /^(?:new|confirm|repeat|neues|nuevo|новый|reset)/.test(word)),
    )
  );
}

function changesAccount(outgoing: Outgoing): boolean {
  const words = pathSegments(outgoing.url).flatMap(nameWords);
  return (
    words.some((word) => /^(?:register|registration|signup|settings|profile|change|reset|update)$/.test(word)) ||
    (words.includes('sign') && words.includes('up'))
  );
}
