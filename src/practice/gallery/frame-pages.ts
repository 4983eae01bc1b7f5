import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type Html, page } from '../layout.ts';
import type { SiteApp, SiteEnv } from '../site.ts';
import { findExhibit } from './catalogue.ts';
import { NESTS, nestedFrame } from './exhibits/frames.ts';
import { type GalleryState, keep } from './state.ts';
import { viewOf } from './view.ts';

type Ctx = Context<SiteEnv<GalleryState>>;

/** The documents that the exhibits about frames hold. */
export function frameRoutes(app: SiteApp<GalleryState>): void {
  app.get('/frames/silent', async (c) => {
    const { signal } = c.req.raw;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return c.body(null, 204);
  });

  app.get('/frames/sandboxed/form', (c) => c.html(formOnly(c)));
  app.post('/frames/sandboxed/form', async (c) => {
    const exhibit = findExhibit('frames-sandboxed');
    if (!exhibit) return c.notFound();
    const { note } = await c.req.parseBody();
    const refusal = keep(c.var.visitor.state, exhibit, 'note', note);
    return c.html(formOnly(c, refusal ?? c.var.t('Saved.', 'Сохранено.')), refusal === undefined ? 200 : 422);
  });
  app.get('/frames/sandboxed/script', (c) => c.html(scriptOnly(c)));

  app.get('/frames/:exhibit/:level', (c) => {
    const { exhibit, level } = c.req.param();
    if (NESTS[exhibit]?.[Number(level) - 1] === undefined) return c.notFound();
    return c.html(nestLevel(c, exhibit, Number(level)));
  });
}

function nestLevel(c: Ctx, exhibit: string, level: number): Html {
  const { t } = c.var;
  return frameDocument(c, {
    exhibit,
    bodyClass: `level-${level}`,
    body: html`<form data-record-form class="row bottom">
        <label class="field"><span>${t(`Note for level ${level}`, `Заметка для уровня ${level}`)}</span><input name="level${level}" required autocomplete="off" /></label>
        <button class="button">${t(`Save on level ${level}`, `Сохранить на уровне ${level}`)}</button>
      </form>
      ${nestedFrame(viewOf(c), exhibit, level + 1)}`,
    scripts: ['/client/main.js'],
  });
}

function formOnly(c: Ctx, message = ''): Html {
  const { t, visitor } = c.var;
  return frameDocument(c, {
    body: html`<form method="post" action="/frames/sandboxed/form?visitor=${encodeURIComponent(visitor.id)}&lang=${c.var.language}" class="stack">
      <label class="field"><span>${t('Note without script', 'Заметка без скрипта')}</span><input name="note" required autocomplete="off" /></label>
      <button class="button">${t('Send note', 'Отправить заметку')}</button>
      <p role="status">${message}</p>
    </form>`,
  });
}

/** A module cannot be loaded without an origin, hence the script in the page. */
function scriptOnly(c: Ctx): Html {
  const { t, visitor } = c.var;
  const address = `/api/exhibits/frames-sandboxed?visitor=${encodeURIComponent(visitor.id)}`;
  const script = `
    let presses = 0;
    document.querySelector('button').addEventListener('click', async (event) => {
      presses += 1;
      event.target.querySelector('output').textContent = presses;
      await fetch(${JSON.stringify(address)}, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ part: 'presses', value: presses }) });
      parent.postMessage({ recorded: 'frames-sandboxed' }, '*');
    });`;
  return frameDocument(c, {
    body: html`<div class="stack">
        <p>${t('This document has no origin.', 'Этот документ не принадлежит ни одному сайту.')}</p>
        <button class="button">${t('Presses:', 'Нажатий:')} <output>0</output></button>
      </div>
      <script>${raw(script.replaceAll('<', '\\u003c'))}</script>`,
  });
}

interface FrameParts {
  body: Html;
  exhibit?: string;
  bodyClass?: string;
  scripts?: readonly string[];
}

function frameDocument(c: Ctx, { body, exhibit = '', bodyClass = '', scripts = [] }: FrameParts): Html {
  const { host } = new URL(c.req.url);
  return page({
    language: c.var.language,
    title: host,
    styles: ['/public/site.css', '/public/stage.css', '/public/frames-and-boards.css'],
    scripts,
    head: html`<meta name="visitor" content="${c.var.visitor.id}" /><meta name="exhibit" content="${exhibit}" />`,
    bodyClass: `framed ${bodyClass}`,
    body: html`<p class="framed-host">${host}</p>
      ${body}`,
  });
}
