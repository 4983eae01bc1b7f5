import { has } from '../../lexicon/match.ts';
import { calledByName } from '../../lexicon/pronouns.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { beginsSentence, endOfLarge, type Token, wordsIn } from '../../tokens.ts';

/**
 * "…, but it's further down the feed, …", "…, no matter which", "…, as that's what I'm used to": where on the page something will be
 * found, that any of them will do, why somebody likes it so, and that all of them are meant change nothing in what is to be done.
 */
export function withoutMereTalk(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => beginsPart(tokens, index) && talkLength(tokens, index) > 0);
  if (at < 0) return [...tokens];
  const end = at + talkLength(tokens, at);
  // "I don't mind which, just take two": the comma parts nothing any more.
  const isParted = tokens[end]?.text === ',' && tokens[end + 1]?.word === 'just';
  const next = beginsSentence(tokens, at) && isParted ? end + 1 : end;
  const kept = [...tokens.slice(0, at), ...tokens.slice(next)];
  const isSaid = kept.some(({ isMark, word }) => !isMark && !has(connectors, word));
  return isSaid ? withoutMereTalk(kept) : [...tokens];
}

/** «все карточки [до единой]»: all of them are meant anyway. */
export function withoutEveryOne(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isLast = (at: number) =>
    words[at] === 'до' &&
    /^(?:единой|единого|одной|одного|последней|последнего)$/.test(words[at + 1] ?? '') &&
    words.slice(Math.max(0, at - MOST_NAMED), Math.max(0, at - 1)).some((word) => /^вс(?:е|ех|ем)$/.test(word)) &&
    (tokens[at + 2] === undefined ||
      tokens[at + 2]?.isMark === true ||
      /^(?:в|во|на|из|и|к)$/.test(words[at + 2] ?? ''));
  return tokens.filter((_, at) => !isLast(at) && !isLast(at - 1));
}

/** «жми «Купить» [именно] в ней»: there, and nowhere else anyway. */
export function withoutStress(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const isAsked = /^(?:как|как(?:ой|ая|ое|ие|ую)|что|кто|где|когда|сколько)$/.test(tokens[at - 1]?.word ?? '');
    const isThat = /^(?:в|во|на|из|от|у|к|с|со|тот|ту|то|те|этот|эту|это|эти)$/.test(tokens[at + 1]?.word ?? '');
    return !(word === 'именно' && isThat && !isAsked);
  });
}

const MOST_NAMED = 4;

function beginsPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.isMark === true || JOINT.test(tokens[at]?.word ?? '');
}

const JOINT = /^(?:but|though|although|но|хотя|только)$/;

/** How many words from here to the next mark, or to the one after it, are mere talk. */
function talkLength(tokens: readonly Token[], from: number): number {
  const marks = tokens.flatMap(({ isMark }, at) => (isMark && at > from ? [at] : []));
  const ends = [marks[0] ?? tokens.length, marks[1] ?? tokens.length];
  const end = ends.find((to) => isTalk(tokens.slice(from, to)) || isNotWanted(tokens, from, to));
  return end === undefined ? 0 : end - from;
}

/** «жми «Купить» в ней, [остальные нам не нужны]»: said last, it asks for nothing; after «оставь» it would. */
function isNotWanted(tokens: readonly Token[], from: number, to: number): boolean {
  const words = wordsIn(tokens);
  const isLast =
    from > 0 && (tokens[to] === undefined || (/^[.!]$/.test(tokens[to]?.text ?? '') && to === tokens.length - 1));
  const isKept = words.some((word) => /^(?:остав|сохран|удал|убер|убра|сотр)/.test(word));
  return isLast && !isKept && NOT_WANTED.test(words.slice(from, to).join(' '));
}

const NOT_WANTED =
  /^(?:(?:а|и) )?(?:все )?(?:остальн(?:ые|ое|ая)|другие|прочие|прочее)(?: \p{L}+)? (?:(?:мне|нам|пока|тут) )*(?:не нуж(?:ен|на|но|ны)|ни к чему|не интересн[аоы])$/u;

function isTalk(part: readonly Token[]): boolean {
  if (part.length === 0 || part.some(({ value }) => value)) return false;
  const said = wordsIn(part.filter(({ isMark }) => !isMark)).join(' ');
  return [...WHEREABOUTS, ...INDIFFERENCE, ...HABITS, ...STRESS, ...MEANS, ...CARE, ...IDLE].some((pattern) =>
    pattern.test(said),
  );
}

const WHEREABOUTS = [
  /^(?:(?:but|though|although|because|since|and) )?(?:it|they|that one|this one)(?:'s|'re)?(?: (?:is|are|was|only|just|first|shows? up|comes?(?: up)?|appears?|sits|stands|a bit|a little|somewhere|quite|much|probably|still))* (?:further|farther|far|way|lower)(?: (?:down|below|on))?(?: (?:in|on|down|along) (?:the |this |that )?\p{L}+)?$/u,
  /^(?:and |there )?(?:the|its) (?:button|icon|link) (?:is|sits|stands)(?: (?:right|just|directly))? (?:beside|next to|under|below|near|at|by|above) it$/,
  /^(?:а |и )?(?:сама )?(?:кнопка|кнопочка|ссылка|иконка) (?:(?:находится|стоит|есть|прямо|там) )*(?:рядом(?: с (?:ним|ней))?|под (?:ним|ней)|возле (?:него|нее)|около (?:него|нее))$/,
  /^(?:(?:но|а|и|хотя|правда|только) )?(?:он|она|оно|они)(?: (?:там|где-то|сейчас|немного|чуть|намного|гораздо|находится|лежит|стоит|появляется|появится|будет|идет|только))* (?:ниже|дальше|пониже|подальше)(?: (?:в|по|на) \p{L}+)?$/u,
];

const INDIFFERENCE = [
  /^(?:(?:but|and|so) )?(?:i (?:really )?(?:don't|do not) (?:mind|care)|(?:(?:it|that) )?(?:doesn't|does not) (?:really )?matter(?: to me)?|no matter|it's all the same(?: to me)?) (?:which|what)(?: (?:one|ones|of them))?(?: (?:exactly|you (?:pick|choose|take|select)))?$/,
  /^(?:(?:so|and) )?(?:please )?(?:just )?(?:choose|pick|take|select) any(?: of them| ones?)?$/,
  /^any(?: of them| one| ones| two| three)? (?:will|would) do$/,
  /^(?:(?:а|и|но) )?(?:мне )?(?:все равно|неважно|не важно|без разницы|не имеет значения) как(?:ой|ая|ое|ую|ие)(?: из них)?(?: именно)?$/,
  /^как(?:ой|ая|ое|ую|ие)(?: именно)? (?:мне )?(?:все равно|неважно|не важно|без разницы)$/,
];

const HABITS = [
  /^(?:(?:as|since|because|and) )?(?:that|this|it)(?:'s| is) (?:just |simply )?(?:what|how|the way) (?:i|we)(?:'m|'re| am| are)? (?:always |usually |really )?(?:used to|accustomed to|like|prefer|do|use|know|work)(?: (?:it|things|best|most))?$/,
  /^(?:(?:as|since|because|and) )?(?:it|that|this)(?:'s| is| would be) (?:just |much |a lot )?(?:easier|nicer|better|handier|more convenient|more comfortable)(?: (?:for me|for us|that way|this way|like that|like this))+$/,
  /^(?:as|since|because) (?:i|we)(?:'m|'re| am| are) used to (?:it|that|this)(?: that way)?$/,
  /^(?:(?:потому что|так как|поскольку|а то|ведь) )?(?:(?:мне|нам|я|мы) (?:так|это) |так (?:мне |нам |я |мы )?)(?:уже |всегда |просто |гораздо |намного |больше )?(?:привычнее|удобнее|проще|легче|лучше|нравится|привык|привыкла|привыкли)$/,
  /^(?:(?:потому что|так как|поскольку|ведь) )?(?:я|мы) (?:уже |просто )?(?:привык|привыкла|привыкли)(?: (?:так|к этому|к такому))?$/,
];

/** "…, every single one", «…, ни одной не оставляй», "while you're at it": all of them were spoken of already, and it is done anyway. */
const STRESS = [
  /^(?:and )?(?:(?:every (?:single|last) one|all of them|the whole lot)(?: of them)?|without exceptions?|(?:don't|do not) (?:leave|miss|forget) (?:any|a single one)(?: of them)?(?: (?:out|behind))?)$/,
  /^(?:и )?(?:(?:все )?до (?:единой|единого|одной|одного|последней|последнего)|без исключени[яй]|ни одно(?:й|го|му)(?: \p{L}+)?(?: (?:там|тут|здесь))? не (?:оставляй|пропускай|пропусти|забудь)(?:те)?)$/u,
  /^(?:and |oh |и |а )*(?:while (?:you're|you are|we're|we are) (?:at it|there|about it)|раз уж (?:ты|вы|мы) (?:тут|там|здесь)|раз уж на то пошло)$/,
  /^(?:and )?(?:nothing (?:more|else)(?: than that)?|that's (?:all|it))$/,
  /^so (?:that )?(?:not a (?:single|solitary) \p{L}+|no \p{L}+|nothing|none(?: of them)?) (?:is|are|remains?|stays?)(?: (?:left|there|behind|in it|in there))*$/u,
  /^(?:and |but )?(?:if not|otherwise|if there (?:isn't|is not|is none|are none|aren't)(?: (?:one|any))?)(?: then)?(?: please)?(?: just)? (?:leave (?:it|things|everything|them|it all|that)(?: just)? (?:as (?:it is|they are|is|it was|they were)|alone|be|that way|like that)|do nothing(?: at all)?|(?:don't|do not) (?:do|touch|change) (?:it|anything|a thing))$/,
];

/** «…, только осторожно»: with care, as anything. */
const CARE = [/^(?:(?:но|только|и) )*(?:по)?(?:осторожно|осторожнее|аккуратно|аккуратнее|внимательно|внимательнее)$/];

/** "Use the tab": with what it is done is found anyway. */
const MEANS = [
  /^(?:by )?(?:using|with) the (?:little |small )?(?:star|icon|button|heart|bin|flag|switch|arrow|link) (?:on|in|at|beside|next to|of|near) (?:it|(?:her|his|its|their|that) (?:line|row|entry|card|message|post))$/,
  /^(?:please |just )*use (?:the|that|those) (?:tabs?|menu|filters?|links?)(?: (?:for (?:that|this|it)|there))?$/,
];

/** «Чтобы не забыть: …», «Мне кто-нибудь писал? Назови …», "Has anyone written? Tell me …": what is asked for more plainly right after it. */
const IDLE = [
  /^(?:я )?(?:хочу|хотим|хотелось бы) (?:спросить|посоветоваться)(?: (?:у|с) (?:людей|людьми|народа|народом|всех|всеми|других))?(?: на (?:форуме|сайте))?(?: (?:про|насчет|о|об) \p{L}+)?$/u,
  /^(?:чтобы (?:мне |нам |потом )*не забыть|на память|so (?:that )?(?:i|we) (?:don't|do not) forget)$/,
  /^(?:i|we) (?:just |still )?need (?:somewhere|a place|some place|some room|some space) (?:to (?:put|keep|store|collect)|for)(?: \p{L}+){1,4}$/u,
  /^(?:мне|нам) (?:нужно|надо|негде) (?:(?:где-то|куда-то|место)(?: ,)? )?(?:складывать|хранить|держать|собирать|сложить)(?: \p{L}+){1,3}$/u,
  /^(?:ну )?(?:а )?(?:(?:мне|нам) )?(?:(?:кто|что)-(?:нибудь|то|либо)|ничего(?: не)?) (?:мне |нам |уже |там |сегодня |новое |нового )*(?:писали|написали|присылали|прислали|приходило|пришло|отвечали|ответили|писал|написал|звонил|позвонил|отвечал|ответил|заходил|спрашивал)(?: мне| нам)?$/,
  /^(?:so )?(?:has|did) (?:anyone|anybody|someone|somebody) (?:written|write|called|call|replied|reply|answered|answer)(?: (?:to )?(?:me|us))?(?: (?:yet|today|at all))?$/,
];

/** "I'm on a tight budget: …", "I'm in a hurry, …": how somebody is does not say what is to be done. Where they are may. */
export function withoutState(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    (_, index) => beginsPart(tokens, index) && STATE.test(words.slice(index, index + MOST_OF_STATE).join(' ')),
  );
  if (at < 0) return [...tokens];
  const said = STATE.exec(words.slice(at, at + MOST_OF_STATE).join(' '))?.[0].trim() ?? '';
  const end = at + said.split(' ').length;
  const [next, ...rest] = tokens.slice(end);
  if (!next || rest.length === 0) return [...tokens];
  if (next.isMark) return [...tokens.slice(0, at), ...rest];
  // "… in Porto: pick that city": it is named there.
  const name = rest.slice(0, endOfLarge(rest, 0));
  const city = rest.findIndex(({ word }, index) => has(calledByName, word) && rest[index - 1]?.word === 'that');
  const isNamed = name.length > 0 && rest[name.length]?.isMark === true && city > 0;
  if (isNamed)
    return [...tokens.slice(0, at), ...rest.slice(name.length + 1, city - 1), ...name, ...rest.slice(city + 1)];
  return [...tokens.slice(0, at), { ...next, text: next.text.charAt(0).toUpperCase() + next.text.slice(1) }, ...rest];
}

const MOST_OF_STATE = 12;
const STATE =
  /^(?:i|we)(?:'m|'re| am| are) (?:(?:a bit|a little|really|quite|very|rather|always|just) )*(?:on a (?:(?:really|very|quite) )?(?:tight |small |limited |low )?budget|short (?:of|on) (?:money|cash|time)|in a (?:bit of a )?(?:hurry|rush)|pressed for time|new (?:here|to this)|running late|broke)(?= (?:in|at|near) |(?: [,.:;!–—-]))/;
