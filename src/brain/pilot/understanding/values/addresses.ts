import type { Span } from './span.ts';
import { spansOf } from './span.ts';

/** Secrets by name, mail addresses, web addresses, file names and phone numbers. */
export function findAddresses(text: string): Span[] {
  return [
    ...spansOf(text, /\{\{\s*secret:\s*([^}\s]+)\s*\}\}/g, ([all]) => ({ text: all, kind: 'secret' })),
    ...spansOf(text, /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, ([all]) => ({ text: all, kind: 'mail' })),
    ...spansOf(text, /\b(?:https?|ftp|file):\/\/[^\s<>"»”]*[^\s<>"»”.,;:!?)\]]/gi, ([all]) => ({
      text: all,
      kind: 'address',
    })),
    ...spansOf(text, /\b(?:about|data):[a-z]\S*/g, ([all]) => ({ text: all, kind: 'address' })),
    ...spansOf(text, fileName, ([all]) => ({ text: all, kind: 'file' })),
    ...spansOf(text, hostName, ([all]) => ({ text: all, kind: 'address' })),
    ...spansOf(text, cardNumber, ([all]) => ({ text: all, kind: 'text' })),
    ...spansOf(text, phone, ([all]) => ({ text: all, kind: 'phone' })),
  ];
}

const fileName =
  /(?<![\p{L}\d@/])(?:~?\.{0,2}\/(?:[\p{L}\d._-]+\/)*)?[\p{L}\d_-][\p{L}\d._()-]*\.(?:pdf|docx?|odt|xlsx?|ods|csv|tsv|txt|rtf|png|jpe?g|gif|svg|webp|bmp|heic|zip|tar|gz|7z|rar|mp[34]|wav|mov|avi|mkv|json|xml|ya?ml|pptx?|html?|ics|vcf|epub)(?![\p{L}\d/])/giu;

/** Endings of host names: countries have two letters, these have more. */
const longEndings =
  'com|org|net|info|biz|edu|gov|mil|int|name|pro|app|dev|shop|store|blog|site|online|tech|cloud|wiki|news|media|travel|museum|bank|example|test|local|localhost|invalid|xyz|club|space|website|page|market|москва|рус|рф|дети|онлайн|сайт';

const hostName = new RegExp(
  `(?<![\\p{L}\\d@._/-])(?:localhost(?::\\d+)?|\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+)?|(?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.)+(?:${longEndings}|(?!js|ts|py|md|rs|cc|sh|kt|vs|eg|ie)[a-z]{2})(?::\\d+)?)(?:/[^\\s<>"»”]*[^\\s<>"»”.,;:!?)\\]]|/)?(?![\\p{L}\\d])`,
  'giu',
);

/** Digits in groups of four, as on a card: one value, however it is spaced. */
const cardNumber = /(?<![\d\p{L}+])\d{4}(?:[ -]\d{4}){2,3}(?![\d\p{L}])/gu;

const phone =
  /(?<![\p{L}\d])(?:\+\d[\d\s().-]{6,17}\d|8[\s-]?\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}|\(?\d{3}\)?[\s-]\d{3}-\d{2}-?\d{2}|\d{3}-\d{4})(?![\d\p{L}])/gu;
