import type { ReportedClaim, ReportedEvidence } from '../report.ts';
import { html, type Markup } from './markup.ts';
import { closeUp } from './picture.ts';
import { address, inEnglish, section, stepLink } from './pieces.ts';
import type { Telling } from './telling.ts';

/** Each claim, and below it what proves it. */
export function claimsPart(telling: Telling): Markup | undefined {
  const { report, words } = telling;
  const { claims } = report;
  if (claims.length === 0) return undefined;
  const proved = claims.filter((one) => one.proved).length;
  return section(
    'claims',
    words.claims.heading,
    html`<p class="lead">${words.claims.summary(proved, claims.length)}</p>`,
    html`<ol class="claims">${claims.map((claim) => claimItem(claim, telling))}</ol>`,
  );
}

function claimItem({ claim, proved, because, evidence }: ReportedClaim, telling: Telling): Markup {
  const { words } = telling;
  const verdict = proved ? words.claims.proved : words.claims.unproved;
  const bare = proved && evidence.length === 0 ? html`<p class="soft">${words.claims.seenAtEnd}</p>` : undefined;
  const doubt = because === undefined || proved ? undefined : html`<p class="doubt">${inEnglish(because, telling)}</p>`;
  return html`<li class="claim ${proved ? 'is-proved' : 'is-unproved'}">
<p class="claim-words"><span class="sign" role="img" aria-label="${verdict}">${proved ? '✓' : '?'}</span><span>${claim}</span></p>
${doubt}${bare}${evidence.map((one) => proof(one, telling))}
</li>`;
}

function proof(evidence: ReportedEvidence, telling: Telling): Markup {
  const { words } = telling;
  const { shown, step } = evidence;
  const isOfPage = evidence.kind === 'quote' && !evidence.isDeed;
  const about = words.claims[isOfPage ? (shown?.spots.length ? 'marked' : 'unmarked') : 'pageAfter'];
  const picture = shown && closeUp(shown, about, telling);
  return html`<div class="proof"><div class="proof-words">${proofWords(evidence, telling)}
<p class="source">${stepLink(step, telling)}${evidence.kind === 'file' ? undefined : html` · ${address(evidence.url)}`}</p></div>
${picture && html`<figure>${picture}<figcaption>${about}</figcaption></figure>`}</div>`;
}

function proofWords(evidence: ReportedEvidence, telling: Telling): Markup {
  const { words } = telling;
  switch (evidence.kind) {
    case 'quote':
      if (evidence.isDeed) return html`<p class="deed">${inEnglish(evidence.quote, telling)}</p>`;
      return html`<blockquote>${words.quotes[0]}${evidence.quote}${words.quotes[1]}</blockquote>`;
    case 'request':
      return html`<p class="request">${words.claims.request(evidence.method, evidence.status)}</p>`;
    case 'file':
      return html`<p class="file">${words.claims.file} <strong>${evidence.name}</strong><br><code>sha256 ${evidence.sha256}</code></p>`;
  }
}
