import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bundled } from '../../bundle.ts';

/** A file of the page, under a name that changes with its content. */
export interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly zipped: Uint8Array<ArrayBuffer>;
}

/** The page, as it is sent to a browser. Without the token it does nothing but ask for it. */
export interface Page {
  readonly html: string;
  readonly assets: ReadonlyMap<string, Asset>;
}

const ROOT = new URL('../', import.meta.url);

export async function readPage(): Promise<Page> {
  const { script, styles } = await bundled(new URL('client/', ROOT), [
    { folder: ROOT, deep: false },
    { folder: new URL('../', ROOT), deep: false },
    { folder: new URL('../report/', ROOT), deep: true },
  ]);
  const [js, css] = await Promise.all([
    asset('main', 'js', 'text/javascript; charset=utf-8', script),
    asset('main', 'css', 'text/css; charset=utf-8', styles),
  ]);
  return { html: htmlFor(js.path, css.path), assets: new Map([js, css].map(({ path, file }) => [path, file])) };
}

async function asset(name: string, ending: string, type: string, text: string) {
  const bytes = new TextEncoder().encode(text);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const zipped = new Uint8Array(await promisify(gzip)(bytes, { level: 9 }));
  return { path: `/assets/${name}-${digest}.${ending}`, file: { type, bytes, zipped } };
}

/** The flag of a ship that has a pilot on board. */
const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='%23fff' stroke='%23889' d='M1.5 5.5h29v21h-29z'/><path fill='%23c8102e' d='M16 5h15v22H16z'/></svg>";

function htmlFor(script: string, styles: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Lotsman</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:image/svg+xml,${ICON}">
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript. In a terminal, lotsman --help shows another way.</noscript>
</body>
</html>
`;
}
