import type { CommitKind } from './rule.ts';

/**
 * Words on buttons that do something for good, in several languages; an asterisk stands for any ending. Only hints: a page may
 * call its buttons anything. The first kind that fits counts, so the dearest come first.
 */
const WORDS: readonly (readonly [CommitKind, string])[] = [
  ['pay', 'pay|pay now|donate|transfer|оплат*|заплат*|перевести|пожертв*|bezahl*|überweis*|payer|pagar|transferir'],
  [
    'order',
    'buy|purchase|(?<!sort )order(?! (?:by|history|details|status|number|summary))|reorder|checkout|check out|book|rebook|reserve|rent|купить|заказать|оформить|заброниров*|kauf*|bestell*|buchen|reservier*|achet*|commander|réserver|comprar|pedir|reservar',
  ],
  [
    'delete',
    'delete|remove|erase|discard|empty|clear all|archive|report spam|mark as spam|deactivate|revoke|withdraw|cancel (?:order|booking|subscription|reservation|trip|flight)|удал*|стереть|очистить|в архив|в спам|отметить как спам|отозвать|отмен(?:ить|а) (?:заказ|брон|поезд|подпис)*|lösch*|entfern*|supprim*|effac*|elimin*|borrar',
  ],
  ['publish', 'publish|post|share|опубликов*|запостить|поделиться|veröffentlich*|publier|publicar'],
  ['send', 'send|reply all|forward|отправ*|ответить всем|переслать|senden|absend*|envoyer|enviar'],
  ['sign out', 'sign out|log out|logout|выйти|abmeld*|déconnexion|cerrar sesión'],
  ['subscribe', 'subscribe|unsubscribe|отпис*|подпис*|abonnier*|abonner|suscrib*'],
  [
    'submit',
    'submit|apply(?! (?:filter|sort)s?)|confirm|accept offer|откликн*|подать|подтверд*|bewerb*|bestätig*|postuler|confirm*',
  ],
];

const PATTERNS = WORDS.map(([kind, words]) => [kind, patternOf(words)] as const);

function patternOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** What a button says it does, when that cannot be undone. */
export function commitIn(name: string): CommitKind | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(name))?.[0];
}
