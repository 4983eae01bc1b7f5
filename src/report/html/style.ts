/** How a report looks: on paper, on a phone, on a wall; by day and by night. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f6f2, #11151a);
  --card: light-dark(#ffffff, #1a2027);
  --ink: light-dark(#1a2430, #e6eaee);
  --soft: light-dark(#566272, #9aa7b5);
  --line: light-dark(#dfddd5, #2c353f);
  --link: light-dark(#0b5394, #8cc2f0);
  --good: light-dark(#12693c, #6ad7a0);
  --good-tint: light-dark(#e3f3e9, #153325);
  --warn: light-dark(#865200, #ecb94f);
  --warn-tint: light-dark(#fdf1d9, #382b10);
  --bad: light-dark(#ab1f2d, #ff8f94);
  --bad-tint: light-dark(#fbe6e7, #401b1f);
  --calm: light-dark(#0b5394, #8cc2f0);
  --calm-tint: light-dark(#e4eef8, #14293d);
  --mark: #f59e0b;
  --red: #c8102e;
  font-size: clamp(16px, 13px + 0.25vw, 23px);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
  overflow-wrap: anywhere;
}
p, h1, h2, h3, ol, ul, dl, dd, figure, blockquote, pre { margin: 0; }
ol, ul { padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
code, pre { font: 0.86em/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
pre { white-space: pre-wrap; padding: 0.9rem 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; max-height: 28rem; overflow: auto; }
h2 { font-size: 1.4rem; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h3 { font-size: 1rem; line-height: 1.35; }
.soft, figcaption, .source { color: var(--soft); }
.soft, .source, figcaption { font-size: 0.9rem; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 1; padding: 0.5rem 1rem; background: var(--card); }

main, main > section, .claims, .claim, .questions, .questions > li, .cards, .cards > li, .parts, .plan, .timeline, .step, .action, .effects, .proof-words {
  grid-template-columns: minmax(0, 1fr);
}

.masthead { padding: clamp(1.5rem, 4vw, 3.5rem) clamp(1rem, 4vw, 3rem) clamp(1.25rem, 2.5vw, 2rem); max-width: 84rem; margin: 0 auto; }
.kicker { display: flex; align-items: center; gap: 0.75rem; color: var(--soft); font-size: 0.9rem; }
.flag { width: 1.8rem; flex: none; border: 1px solid light-dark(#a9b1bb, #46525f); border-radius: 2px; }
.flag .white { fill: #fff; }
.flag .red { fill: var(--red); }
h1 { font-size: clamp(1.5rem, 1.1rem + 1.9vw, 2.6rem); line-height: 1.2; letter-spacing: -0.02em; font-weight: 680; margin-top: 1rem; max-width: 34ch; text-wrap: balance; white-space: pre-line; }

.columns { max-width: 84rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem); display: grid; gap: 1.5rem 3rem; grid-template-columns: minmax(0, 1fr); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.92rem; }
nav a { display: inline-block; padding: 0.3rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { display: grid; gap: clamp(2.25rem, 4vw, 3.5rem); min-width: 0; }
main > section { display: grid; gap: 1rem; min-width: 0; }
main > section > h3 { margin-top: 0.5rem; }
@media (min-width: 64rem) {
  .columns { grid-template-columns: 12.5rem minmax(0, 1fr); }
  nav { position: sticky; top: 1.5rem; align-self: start; }
  nav ul { flex-direction: column; gap: 0.1rem; border-left: 2px solid var(--line); padding-left: 1rem; }
  nav a { color: var(--soft); line-height: 1.35; }
  nav a:hover { color: var(--link); }
}

.result { background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--tone); border-radius: 12px; padding: clamp(1.1rem, 3vw, 2.2rem); --tone: var(--calm); --tint: var(--calm-tint); }
.result.is-done { --tone: var(--good); --tint: var(--good-tint); }
.result.is-partial, .result.is-stopped, .result.is-blocked, .result.is-waiting, .result.is-interrupted { --tone: var(--warn); --tint: var(--warn-tint); }
.result.is-failed { --tone: var(--bad); --tint: var(--bad-tint); }
.badge { display: inline-block; font-size: 0.95rem; letter-spacing: 0; font-weight: 650; color: var(--tone); background: var(--tint); padding: 0.25rem 0.8rem; border-radius: 99rem; }
.summary { font-size: clamp(1.1rem, 1rem + 0.5vw, 1.35rem); line-height: 1.5; white-space: pre-line; max-width: 62ch; }
.because { max-width: 70ch; color: var(--soft); white-space: pre-line; }
.facts { display: flex; flex-wrap: wrap; gap: 0.9rem 2.2rem; border-top: 1px solid var(--line); padding-top: 1.1rem; margin-top: 0.3rem; }
.facts dt { color: var(--soft); font-size: 0.82rem; }
.facts dd { font-variant-numeric: tabular-nums; }

.claims, .questions, .cards, .parts { display: grid; gap: 1rem; }
.claim, .questions > li, .cards > li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: clamp(0.9rem, 2vw, 1.4rem); display: grid; gap: 0.6rem; }
.cards > li, .questions > li { gap: 0.35rem; }
.claim-words { display: flex; gap: 0.75rem; font-weight: 600; font-size: 1.06rem; line-height: 1.45; }
.sign { flex: none; width: 1.6rem; height: 1.6rem; border-radius: 50%; display: grid; place-items: center; font-size: 0.9rem; font-weight: 700; line-height: 1; }
.is-proved .sign, .plan .is-done .sign { color: var(--good); background: var(--good-tint); }
.is-unproved .sign { color: var(--warn); background: var(--warn-tint); }
.proof { display: grid; gap: 0.8rem 1.6rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); align-items: start; }
.proof-words { display: grid; gap: 0.4rem; }
@media (min-width: 44rem) { .proof, .claim > .soft, .claim > .doubt { padding-left: 2.35rem; } }
blockquote { border-left: 3px solid var(--mark); padding-left: 0.9rem; white-space: pre-line; }
.doubt { color: var(--warn); }
.lead { color: var(--soft); }

.shot { display: block; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--line); line-height: 0; }
.shot:hover { border-color: var(--link); }
.shot svg, .large { width: 100%; height: auto; display: block; }
.mark { fill: rgb(245 158 11 / 0.2); stroke: var(--mark); stroke-width: 3px; vector-effect: non-scaling-stroke; }
figcaption { margin-top: 0.35rem; font-size: 0.85rem; }
.in-full { border-radius: 12px; scroll-margin-top: 1.5rem; }
.in-full .large { border: 1px solid var(--line); border-radius: 8px; max-height: 90vh; }
.in-full:target .large { outline: 3px solid var(--link); outline-offset: 3px; }

.plan { display: grid; gap: 0.75rem; }
.plan li { display: flex; gap: 0.75rem; }
.plan .sign { color: var(--soft); border: 2px solid var(--line); }
.plan .is-done .sign { border-color: transparent; }
.plan .is-dropped p:first-child { text-decoration: line-through; color: var(--soft); }

.asked { white-space: pre-line; }
.answer { padding: 0.55rem 0.9rem; border-radius: 8px; background: var(--calm-tint); }
.tag { display: inline-block; font-size: 0.82rem; line-height: 1.4; color: var(--calm); background: var(--calm-tint); border-radius: 99rem; padding: 0.1rem 0.6rem; }

.timeline { display: grid; gap: 0; }
.step { position: relative; display: grid; gap: 0.55rem; padding: 0 0 2rem 1.75rem; border-left: 2px solid var(--line); margin-left: 0.5rem; scroll-margin-top: 1.5rem; }
.step:last-child { padding-bottom: 0; }
.step::before { content: ''; position: absolute; left: -0.5rem; top: 0.28rem; width: 0.9rem; height: 0.9rem; border-radius: 50%; background: var(--paper); border: 3px solid var(--link); }
.step:target h3 { color: var(--link); }
.thought { white-space: pre-line; max-width: 72ch; }
.action { display: grid; gap: 0.55rem; }
.told { font-weight: 600; max-width: 72ch; }
.told .soft { font-weight: 400; white-space: nowrap; }
.effects { display: grid; gap: 0.25rem; font-size: 0.9rem; }
.note { font-size: 0.94rem; padding: 0.5rem 0.85rem; border-radius: 8px; background: var(--card); border: 1px solid var(--line); max-width: 76ch; }
.note.is-loud { background: var(--warn-tint); border-color: transparent; }
.note.is-good { background: var(--good-tint); border-color: transparent; }
.shots { display: grid; gap: 0.9rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); max-width: 60rem; }
@media (min-width: 44rem) { .shots { grid-template-columns: 1fr 1fr; } }
summary { cursor: pointer; color: var(--link); font-size: 0.92rem; padding: 0.2rem 0; }
details pre { margin-top: 0.4rem; }

.bar { width: 100%; height: 0.9rem; border-radius: 99rem; display: block; }
.bar .is-thinking, .dot.is-thinking { fill: #3b82c4; background: #3b82c4; }
.bar .is-acting, .dot.is-acting { fill: #2a9d6f; background: #2a9d6f; }
.bar .is-waiting, .dot.is-waiting { fill: #e0a030; background: #e0a030; }
.bar .is-rest, .dot.is-rest { fill: #9aa4b0; background: #9aa4b0; }
.legend { display: flex; flex-wrap: wrap; gap: 0.4rem 1.8rem; font-variant-numeric: tabular-nums; }
.dot { display: inline-block; width: 0.7rem; height: 0.7rem; border-radius: 50%; margin-right: 0.5rem; }
.dot:not([class*='is-']) { display: none; }
.parts { gap: 0; }
.parts li { padding: 0.65rem 0; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.15rem 2rem; }
.parts .total { font-weight: 600; }
.troubles > li { border-left: 4px solid var(--warn); }
.troubles > .is-error { border-left-color: var(--bad); }

footer { max-width: 84rem; margin: 3rem auto 0; padding: 1.5rem clamp(1rem, 4vw, 3rem) 3rem; color: var(--soft); font-size: 0.88rem; border-top: 1px solid var(--line); }

@media print {
  :root { color-scheme: light; font-size: 11pt; }
  body { background: #fff; }
  nav, .skip { display: none; }
  .columns { display: block; padding: 0; }
  .masthead, footer { padding-left: 0; padding-right: 0; }
  .claim, .proof, .questions > li, .cards > li, .note, figure, .action { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  main > section { margin-bottom: 1.5rem; }
  pre { max-height: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .in-full .large { max-height: 12cm; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
