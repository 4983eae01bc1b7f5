import { commitSaid } from '../../outgoing/commit-of.ts';
import { contentsOf } from '../../outgoing/contents.ts';
import { nameWords, pathSegments } from '../../outgoing/name-words.ts';
import { isConsentPage } from '../../outgoing/oauth.ts';
import { worthOf } from '../../outgoing/worth.ts';
import type { Case } from '../../rule.ts';

const IN_PROGRAMS = /^(?:consents?|consentreceipts?|cookies?|gdpr|ccpa|tcf|cmp|privacyconsent|cookieconsent)$/;
const ON_BUTTONS = /cookie|куки|gdpr|consent|datenschutzeinstellung/iu;

/** It answers the question about cookies. Rights that one site gets on another are asked for elsewhere. */
export function answersConsent({ outgoing, foresight: { target }, url }: Case): boolean {
  if (!outgoing || isConsentPage(url)) return false;
  const { fields, files } = contentsOf(outgoing);
  const words = pathSegments(outgoing.url).flatMap(nameWords);
  if (files.length > 0 || fields.some(({ value }) => /\S\s+\S+\s+\S+\s+\S/.test(value))) return false;
  if (words.some((word) => /^(?:oauth2?|authorize|authorise|scopes?)$/.test(word))) return false;
  const isSaid =
    words.some((word) => IN_PROGRAMS.test(word)) || ON_BUTTONS.test(target?.name ?? '') || isAllAbout(fields);
  const said = commitSaid(outgoing);
  return isSaid && (said === undefined || said === 'account') && worthOf(outgoing).recipients === undefined;
}

function isAllAbout(fields: readonly { name: string }[]): boolean {
  return fields.length > 0 && fields.every(({ name }) => nameWords(name).some((word) => IN_PROGRAMS.test(word)));
}
