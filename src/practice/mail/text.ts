import type { Language } from '../site.ts';
import type { Address, Message, Text } from './model.ts';

export function say(text: Text, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

/** The same mail with all its texts in one language. */
export function spoken(message: Message<Text>, language: Language): Message {
  const address = ({ name, email }: Address<Text>): Address => ({ name: say(name, language), email });
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
