import { servePages } from './serve.ts';

/** Three notes to save, three stories to read. The server takes down what was sent to it, in order. */
export async function serveNotes() {
  const saved: string[] = [];
  const story = (number: number) =>
    `<title>Story ${number}</title><h1>Story ${number}</h1><p>The word is ${WORDS[number - 1]}.</p>`;
  const site = await servePages({
    '/': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<title>Notes</title><h1>Notes</h1><p>Saved: ${saved.join(', ') || 'nothing'}.</p>
        <form method="post" action="/save"><label>Note <input name="note"></label> <button>Save</button></form>
        <p><a href="/story/1">Story 1</a> <a href="/story/2">Story 2</a> <a href="/story/3">Story 3</a></p>`);
    },
    '/save': (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        saved.push(new URLSearchParams(body).get('note') ?? '');
        response.writeHead(303, { location: '/' });
        response.end();
      });
    },
    '/saved': (_, response) => void response.end(JSON.stringify(saved)),
    '/story/1': story(1),
    '/story/2': story(2),
    '/story/3': story(3),
  });
  return { ...site, saved, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

export const NOTES = ['alpha', 'beta', 'gamma'];
export const WORDS = ['harbour', 'lantern', 'compass'];
