/** What one weather does to its page; `strength` reads a setting. */
export type Behaviour = (strength: (name: string) => number) => void;

export function t(english: string, russian: string): string {
  return document.documentElement.lang === 'ru' ? russian : english;
}

export function need<Found extends Element = HTMLElement>(selector: string, root: ParentNode = document): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

export const bookingForm = () => need<HTMLFormElement>('form.booking');

export function tell(text: string): void {
  need('#news').textContent = text;
}

export interface WishFields {
  name: string;
  sailing: string;
  seats: number;
}

export function wishOf(form: HTMLFormElement): WishFields {
  const data = new FormData(form);
  return {
    name: String(data.get('name')),
    sailing: String(data.get('sailing')),
    seats: Number(data.get('seats')),
  };
}

export function send(address: string, body: unknown, method = 'POST'): Promise<Response> {
  return fetch(address, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Shown above the form for a while, as toasts are. */
export function toast(text: string, kind: 'good' | 'bad'): void {
  const note = document.createElement('p');
  note.className = `toast ${kind}`;
  note.setAttribute('role', kind === 'good' ? 'status' : 'alert');
  note.textContent = text;
  document.querySelector('.desk .toast')?.remove();
  need('.desk').prepend(note);
}
