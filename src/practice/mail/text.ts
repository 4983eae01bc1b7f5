import type { Language } from '../site.ts';
import { type Said, say } from '../words.ts';
import type { Address, Message } from './model.ts';

/** The same mail with all its texts in one language. */
export function spoken(message: Message<Said>, language: Language): Message {
  const address = ({ name, email }: Address<Said>): Address => ({ name: say(name, language), email });
  return {
    ...message,
    from: address(message.from),
    to: message.to.map(address),
    cc: message.cc.map(address),
    bcc: message.bcc.map(address),
    subject: say(message.subject, language),
    body: say(message.body, language),
  };
}
