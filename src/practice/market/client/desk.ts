import { element, one } from './dom.ts';

const BEAT_MS = 1000;

/** Listens to the desk, says that it is still there, and tells when somebody types. */
export function desk(): void {
  const log = one('#line');
  const form = one<HTMLFormElement>('#ask');
  const field = form?.querySelector('input');
  if (!log || !form || !field) return;
  const socket = new WebSocket(`ws://${location.host}/desk/line`);
  const tell = (note: object) => socket.send(JSON.stringify(note));
  socket.addEventListener('open', () => {
    tell({ type: 'subscribe', channel: 'desk' });
    setInterval(() => tell({ type: 'ping' }), BEAT_MS);
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { who, text } = JSON.parse(data) as { who: string; text: string };
    log.append(element('p', `${who}: ${text}`));
  });
  field.addEventListener('input', () => tell({ type: 'typing' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (field.value.trim() === '') return;
    tell({ type: 'ask', text: field.value.trim() });
    field.value = '';
  });
}
