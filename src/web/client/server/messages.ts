/** One message of an event stream. */
export interface Message {
  event: string;
  id: string;
  data: string;
}

/** Cuts an event stream into messages, as it comes in: pieces may end anywhere. */
export class MessageReader {
  #rest = '';

  read(piece: string): Message[] {
    const blocks = (this.#rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap(messageIn);
  }
}

function messageIn(block: string): Message[] {
  const message: Message = { event: 'message', id: '', data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    // A line that begins with a colon only says that somebody is there.
    if (colon <= 0) continue;
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    if (name === 'event' || name === 'id') message[name] = value;
    if (name === 'data') data.push(value);
  }
  return data.length === 0 ? [] : [{ ...message, data: data.join('\n') }];
}
