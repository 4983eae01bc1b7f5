import { expect, test } from 'vitest';
import { readSaying } from '../../../../scripts/pilot/sayings.ts';
import { connected } from '../understanding/connected.ts';
import { inBrief } from '../understanding/in-brief.ts';
import { decode } from './decode.ts';

/** What is marked in a task, and what it means then. */
const decoded: readonly (readonly [marked: string, means: string])[] = [
  ['{go Загляни в [place «Историю операций»]}', 'go("Историю операций")'],
  ['{go so I need to see [thing the bank transfer] [cond from 1 April]}', 'go(bank transfer[=2027-04-01])'],
  ['{go show me [place the forum], [place the gardening section]}', 'go(forum) ; go(gardening:section)'],
  ['{scroll:to докрути до [thing отзывов]}', 'scroll(отзывов)'],
  ['{close kill [thing that chat popup]}', 'close(chat:dialog)'],
  ['{wait обожди секунд [value десять]}', 'wait(10000)'],
  ['{search is there anything on [place the wiki] about [value axolotls]}', 'search(axolotls in wiki)'],
  ['{press нажми на [thing плюсик] рядом с «Взрослые» [count дважды]}', 'press(плюсик beside("Взрослые") ×2)'],
  ["{press that's [thing the three dots next to my name]}", 'press(three dots beside(name))'],
  ['{key tap [value Tab], [count twice]}', 'key(Tab) ; key(Tab)'],
  [
    '{enter вбей в [field «Откуда»] [value Самара], в [field «Куда»] — [value Сочи]}',
    'enter(Самара → "Откуда") ; enter(Сочи → "Куда")',
  ],
  ["{enter it's [value 14 Harbour Lane] now, so [field my address] is old}", 'enter(14 Harbour Lane → address)'],
  ['{enter [thing the playlist "Mix"] is to be called [value Rain]}', 'handle(rename "Mix" with Rain)'],
  ["{login my name's [value jo] and [field the password] is [value tulip77]}", 'login(user name=jo, password=tulip77)'],
  [
    '{choose пусть [field цвет] будет [thing графитовый], [field память] — [thing 256 ГБ]}',
    'choose(графитовый from цвет) ; choose(256 ГБ from память)',
  ],
  ['{tick:off no more [thing autoplay] and [thing previews]}', 'tick(off autoplay, previews)'],
  [
    '{tick:on [thing oak] and [thing pine] , both , and to the [to archive]}',
    'tick(on oak, pine) ; add(all×<> → archive)',
  ],
  ['{tick:on галочки на [thing дуб] и [thing клён] и в [to корзину] их}', 'tick(on дуб, клён) ; add(all×<> → корзину)'],
  ['{tick:on mark [thing ads] and [thing offers] , then to [to junk]}', 'tick(on ads, offers) ; add(all×<> → junk)'],
  ['{drag [thing the login card] belongs in [to the Done column]}', 'drag(login:card → Done:column)'],
  ["{sort it'd be nicer with [order the newest ones on top]}", 'sort(date falling)'],
  ['{filter hide [thing posts] [cond that are sponsored]}', 'filter(posts: ≠sponsored)'],
  ['{filter [thing bikes] [cond up to 300 euros] and [cond near Utrecht]}', 'filter(bikes: price≤300EUR Utrecht)'],
  ['{add make it [count three] [thing cartons] in [to the basket]}', 'add(3×cartons → basket)'],
  ['{add a new member, [field name] [value Priya Nair]}', 'handle(add new member with name=Priya Nair)'],
  [
    '{remove empty [place the spam folder], all but [except the one from the bank]}',
    'remove(all×:item−<>:item[from=bank] from spam:folder)',
  ],
  [
    '{handle все [cond непрочитанные] [thing рассылки] — [verb в архив]}',
    'handle(в архив all×рассылки[непрочитанные])',
  ],
  [
    '{handle [thing the letters] [cond from the bank] [verb moved] to [to Finance]}',
    'add(all×:message[from=bank] → Finance)',
  ],
  ['{send drop [to Tom] a line, [value see you]}', 'send(to=Tom, see you)'],
  ['{send leave a comment under [to the first post]: [value Nice]}', 'handle(comment post#1 with Nice)'],
  ['{download save [thing the receipt] if there is one}', 'download(receipt) if there(<receipt>)'],
  ['{consent:reject no cookies, thanks}', 'consent(reject)'],
  ['{tell:value what does [thing the TV] [field go for] these days}', 'tell(value price of TV)'],
  [
    '{tell:name which [thing restaurant] [cond near the cathedral] has the [best best rating]}',
    'tell(name of restaurant{most rating} beside(cathedral))',
  ],
  [
    '{tell:count сколько [cond непрочитанных] [thing писем] в [place папке «Работа»]}',
    'tell(count of all×:message[непрочитанных] in("Работа":folder))',
  ],
  [
    '{tell:table [thing the trains] [cond after 5 pm] with [field platform] and [field price]}',
    'tell(table platform, price of all×trains[time>17:00])',
  ],
  [
    '{tell:difference на сколько [thing плацкарт] [field дешевле], чем [against купе]}',
    'tell(difference цена of плацкарт against купе)',
  ],
  ['{tell:whether was [thing my refund] [cond paid out]}', 'tell(whether of refund[paid out])'],
  ['{tell:name which [thing plumber] would [best cost me the least]}', 'tell(name of plumber{least price})'],
  ['{tell:name which [thing ferry] [best takes the least time]}', 'tell(name of ferry{least duration})'],
  ['{tell:name tell me which [thing song] [cond ends up at the very top of the list]}', 'tell(name of song#1)'],
  ["{tell:name what's [cond at the top of the table]?}", 'tell(name of #1)'],
  ['{tell:name скажи, какая [thing песня] [cond стоит на первом месте]}', 'tell(name of песня#1)'],
  ['{tell:name какая [thing запись] [cond в самом конце списка]?}', 'tell(name of :item#-1)'],
  ['{tell:name which [thing company] is [cond in first place]?}', 'tell(value company of #1)'],
  ['{tell:name какая [thing компания] [cond оказалась наверху]?}', 'tell(value компания of #1)'],
  ['{go open [thing the invoice] [cond Harbour Energy sent us]}', 'go(invoice[from=Harbour Energy])'],
  ['{go открой [thing счёт], [cond который прислала нам мастерская «Резец»]}', 'go(счёт[от=Резец])'],
  ['{remove удали [thing отзыв], [cond автор которого Анна Белова]}', 'remove(отзыв[от=Анна Белова])'],
  ['{tell:count how many [thing parcels] are [cond sitting unopened]?}', 'tell(count of all×parcels[unopened])'],
  ['{tell:count сколько [thing задач] [cond здесь]?}', 'tell(count of all×задач)'],
  ["{tell:value tell me [field which gate they've assigned] to [thing my flight]}", 'tell(value gate of flight)'],
  ['{enter put [value 12] for [field how many guests there are]}', 'enter(12 → guests)'],
  ['{tell:value say [field what it came to]}', 'tell(value price of <>)'],
  ['{remove clear out [thing the whole lot]}', 'remove(all×<>)'],
  ['{sort put them in the order [order "Newest first"]}', 'choose("Newest first")'],
  ['{sort расставь [thing их] как [order «Сначала старые»]}', 'choose("Сначала старые")'],
  ['{drag pull [thing Woodcut] to [to the very top of the list]}', 'drag(Woodcut → #1 of(:list))'],
  [
    '{search look for [thing trains] [cond from Brno] [cond to Linz], [cond on 3 May 2027]}',
    'enter(Brno → from) ; enter(Linz → to) ; enter(2027-05-03 → depart:date) ; submit(search)',
  ],
];

test.each([...decoded])('%s', (marked, means) => {
  const { text, language, tokens, clauses } = readSaying(marked);
  const context = { task: text, language };
  const goals = connected(decode(tokens, clauses, context), context);
  expect(inBrief({ language, goals, unclear: [] })).toBe(means);
});

test('what depends on an answer is no goal', () => {
  const { text, language, tokens, clauses } = readSaying('{send [only if so], text [to Gemma] [value I am late]}');

  expect(decode(tokens, clauses, { task: text, language })).toEqual([]);
});
