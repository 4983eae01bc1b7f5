import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from './site.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageParts {
  language: Language;
  title: string;
  /** Addresses of style sheets, in order. */
  styles?: readonly string[];
  /** Addresses of module scripts. */
  scripts?: readonly string[];
  /** More for the head: a description, an icon, inline styles. */
  head?: Html;
  body: Html;
  bodyClass?: string;
}

/** A whole document. Everything that sites put into `html` templates is escaped unless it is `html` itself. */
export function page({ language, title, styles = [], scripts = [], head, body, bodyClass }: PageParts): Html {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
    ${head ?? ''}
    ${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
  </head>
  <body class="${bodyClass ?? ''}">
    ${body}
  </body>
</html>`;
}

/** Data for a client script, safe inside a `<script type="application/json">` whatever it contains. */
export function embedJson(id: string, value: unknown): Html {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${id}">${raw(json)}</script>`;
}
