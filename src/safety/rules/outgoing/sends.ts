import type { Foresight } from '../../../action.ts';
import type { Outgoing } from '../../../outgoing.ts';
import type { Speech } from '../../../speech/speech.ts';
import { commitOf } from '../../outgoing/commit-of.ts';
import { readsOnly } from '../../outgoing/reads.ts';
import { tellOutgoing } from '../../outgoing/told.ts';
import { sensitiveIn, worthOf } from '../../outgoing/worth.ts';
import type { Case, Opinion, Rule, Worth } from '../../rule.ts';
import { isSameSite } from '../../site.ts';
import { opensView } from './arriving.ts';
import { keepsTyped } from './autosave.ts';
import { fillsCart } from './cart.ts';
import { answersConsent } from './consent.ts';
import { marksSeen } from './marks-seen.ts';
import { isTelemetry } from './telemetry.ts';

/** Something is about to leave the browser. What changes nothing, and what the page does by itself, may pass. */
export const sends: Rule = (facts) => {
  const { outgoing, speech } = facts;
  if (!outgoing || outgoing.kind === 'payment') return undefined;
  if (facts.wake?.carriesSecret && !isSameSite(outgoing.url, facts.url))
    return { kind: 'deny', because: speech.refusals.secretElsewhere(hostOf(outgoing.url)) };
  // Asked about, it could only be done once more from the beginning: and there it has been done already.
  if (outgoing.isSentOn && outgoing.kind === 'document' && !isSameSite(outgoing.url, facts.url))
    return { kind: 'deny', because: speech.refusals.sentOnElsewhere(hostOf(outgoing.url)) };
  if (passes(facts, outgoing, isWeighty(outgoing))) return { kind: 'allow' };
  return askToSend(facts, outgoing);
};

function passes(facts: Case, outgoing: Outgoing, isSensitive: boolean): boolean {
  return isTheirOwn(facts, outgoing, isSensitive) || (!isSensitive && (keepsTyped(facts) || fillsCart(facts)));
}

/** It only reads, or the page does it by itself: nobody's act changes anything by it. */
export function isTheirOwn(facts: Case, outgoing: Outgoing, isSensitive = isWeighty(outgoing)): boolean {
  if (readsOnly(outgoing) !== undefined) return true;
  // The page is still arriving: nobody has given it anything to send. To open it is no leave to delete or to pay.
  if (facts.wake?.isUntouched && outgoing.kind !== 'document' && !isGrave(outgoing)) return true;
  if (isSensitive) return false;
  if (facts.wake?.isHabit) return true;
  if (outgoing.kind === 'beacon' && !isSameSite(outgoing.url, outgoing.from || facts.url)) return true;
  if (marksSeen(facts) || opensView(facts)) return true;
  return isTelemetry(outgoing) || answersConsent(facts);
}

function isWeighty(outgoing: Outgoing): boolean {
  const { card, iban, password, code } = sensitiveIn(outgoing);
  return card || iban || password || code;
}

function isGrave(outgoing: Outgoing): boolean {
  const { card, iban } = sensitiveIn(outgoing);
  return card || iban || outgoing.method.toUpperCase() === 'DELETE';
}

/** The question about a request, with all that it says. */
export function askToSend({ foresight, url, speech }: Case, outgoing: Outgoing): Opinion {
  const worth = worthOf(outgoing);
  const things = worth.items !== undefined && worth.items > 1 ? worth.items : undefined;
  return {
    kind: 'ask',
    commit: commitOf(outgoing, foresight.target),
    origin: originOf(outgoing.url) ?? URL.parse(url)?.origin ?? '',
    what: speech.asks.sendTo(hostOf(outgoing.url)),
    because: speech.asks.changesServer(things),
    worth,
    details: [...tellOutgoing(outgoing, speech), ...onThePage(foresight, worth, speech)],
  };
}

/** What is selected says how many things it is about where the request does not. */
function onThePage({ selected }: Foresight, { items }: Worth, { facts }: Speech): string[] {
  return selected === undefined || items !== undefined ? [] : [facts.selectedOnPage(selected)];
}

/** A socket belongs to the site that it is opened to. */
function originOf(address: string): string | undefined {
  return URL.parse(address.replace(/^ws(?=s?:)/i, 'http'))?.origin;
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}
