/**
 * Words on buttons that do something for good, in several languages: roots of words, looked for at the beginning of a word.
 * Only hints: a page may call its buttons anything.
 */
const ROOTS = [
  'delete|remove|erase|discard|empty|pay|buy|purchase|order|checkout|place order|book|reserve|send|submit|publish|post|apply|transfer|confirm|sign out|log out|unsubscribe|subscribe|cancel (?:order|booking|subscription)|archive|report spam|deactivate|revoke',
  'удал|стереть|очист|оплат|купить|куплю|заказать|оформить|заброниров|отправ|опубликов|откликн|подать|перевести|подтверд|выйти|отпис|подпис|отмен(?:ить|а) (?:заказ|брон)|в архив|в спам',
  'lösch|entfern|bezahl|kauf|bestell|buch|send|absend|veröffentlich|bewerb|überweis|bestätig|abmeld',
  'supprim|effac|payer|achet|command|réserv|envoy|publi|postul|confirm|déconnex',
  'elimin|borr|pagar|comprar|pedir|reserv|enviar|public|confirm|cerrar sesión',
];

const COMMIT = new RegExp(`(?:^|[^\\p{L}])(?:${ROOTS.join('|')})`, 'iu');

export function isCommitWord(name: string): boolean {
  return COMMIT.test(name);
}
