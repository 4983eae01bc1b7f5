import type { Relation } from '../../goal.ts';
import { lexicon } from './match.ts';

/** Words that carry no meaning of their own before a name. */
export const articles = lexicon([
  [
    true,
    'the|a|an|this|that|these|those|my|your|our|some|any|этот|эту|эта|это|эти|этого|этой|этих|тот|ту|мой|мою|моя|мое|мои|моего|моей|моих|моем|свой|свою|свои|своего|своей|своих|твой|наш|нашу|какой-нибудь|любой|любую|любое|такой|такую|такое|следующее|такой вот|вот такой|вот такую|the following|such a|such an',
  ],
]);

/** Politeness and padding. Dropped at the beginning of a clause. */
export const filler = lexicon([
  [
    true,
    "have a look|take a look|after that|and after that|after which|после этого|после чего|keep|keep on|continue|carry on|go on|continue to|try and|feel free to|i ask you to|be a dear and|may i ask you to|would you be so kind as to|would you be so kind and|i'd appreciate it if you could|it would be great if you could|can we|could we|shall we|we should|we have to|what i need is|what i want is|all i need is|your job is to|in order to|start off by|begin with|let's now|after this|at the end|once done|когда закончишь|будь любезна|было бы здорово|было бы неплохо|сделай так чтобы|сделай так|продолжай|мы хотим|нам надо|нам нужно|нам необходимо|надо бы|хорошо бы|прошу вас|просьба|следует|ты должен|вам следует|твоя цель|не забудь потом|первым делом|потом еще|please|kindly|could you|can you|would you|will you|could you please|can you please|would you please|i want to|i want you to|i'd like to|i’d like to|i would like to|i'd like you to|i would like you to|i'd like|i would like|i need to|i need you to|i have to|you need to|you should|you have to|you must|you can|i wish to|i am trying to|i'm trying to|let's|let us|help me|help me to|just|simply|now|first|firstly|first of all|at first|secondly|thirdly|second|next|finally|lastly|at last|also|too|so|ok|okay|hi|hello|hey|hey there|well|go ahead and|be so kind as to|would you mind|do me a favour and|do me a favor and|try to|make sure to|remember to|don't forget to|be sure to|want to|need to|we need to|your task is to|the task is to|task|your goal is to|start by|begin by|start with|quickly|then|afterwards|in the end|i|we|you|to|to start|" +
      'не подскажете ли|не подскажете|не подскажешь|не скажете ли|не скажете|не скажешь|будьте любезны|мне бы|мне бы хотелось|я бы хотел|я бы хотела|пожалуйста|плиз|будь добр|будь добра|будьте добры|будь любезен|если не трудно|мне нужно|мне надо|мне необходимо|мне хочется|надо|нужно|необходимо|хочу|я хочу|я хотел бы|я хотела бы|хотел бы|хотела бы|хотелось бы|мне хотелось бы|давай|давайте|можешь|можете|можешь ли ты|не мог бы ты|не могли бы вы|не могла бы ты|мог бы ты|можно|помоги|помоги мне|помогите|сначала|сперва|для начала|во-первых|во-вторых|в-третьих|теперь|далее|дальше|наконец|в конце|под конец|также|еще|ну|так|просто|прошу|прошу тебя|попробуй|постарайся|привет|здравствуй|здравствуйте|требуется|тебе нужно|тебе надо|вам нужно|твоя задача|задача|задание|мне|нам|чтобы|не забудь|быстро|быстренько|затем|потом|и|а|then|and',
  ],
]);

/** Dropped wherever they stand. */
export const padding = lexicon([
  [
    true,
    'за меня|вместо меня|от меня|от моего имени|on my behalf|right away|straight away|immediately|сразу|сразу же|тут же|no matter which|no matter which ones|does not matter which|it does not matter which|whichever you like|whichever you want|any will do|неважно какой|неважно какие|неважно какую|не важно какие|все равно какие|все равно какой|какие угодно|мне бы|мне бы хотелось|мне интересно|интересно знать|please|kindly|forever|for good|permanently|once and for all|навсегда|насовсем|окончательно|at the very bottom|at the very top|at the top of the page|at the bottom of the page|on the left side|on the right side|on the left-hand side|on the right-hand side|in the top right corner|in the top left corner|in the upper right corner|in the upper left corner|in the bottom right corner|in the bottom left corner|in the lower right corner|in the lower left corner|внизу страницы|вверху страницы|в самом низу|в самом верху|в правом верхнем углу|в левом верхнем углу|в правом нижнем углу|в левом нижнем углу|сверху|снизу|пожалуйста|плиз|мне|нам|for me|if you can|if possible|если можно|если не трудно|для меня|right now|прямо сейчас|once again|would you|будь добр|будьте добры|thanks|thank you so much|спасибо заранее|заранее спасибо|as well|hey',
  ],
]);

/** Between clauses: what comes next is to be done next. */
export const connectors = lexicon([
  [
    true,
    'and|and then|then|after that|afterwards|after which|and after that|before that|and finally|finally|and also|also|plus|next|followed by|and next|but first|и|затем|потом|и затем|и потом|после этого|после чего|и после этого|далее|а затем|а потом|а также|а после|а|и наконец|наконец|и еще|также|следом|но|but',
  ],
]);

/** Between clauses, and never inside a list. */
export const strongConnectors = lexicon([
  [
    true,
    'and then|then|after that|afterwards|after which|and after that|and finally|followed by|и затем|и потом|затем|потом|после этого|после чего|а затем|а потом|и после этого|и наконец',
  ],
]);

/** Between the members of a list. */
export const listers = lexicon([[true, 'and|or|as well as|and also|plus|и|или|а также|также|,|&|либо|и еще']]);

/** Where something is. */
export const relations = lexicon<Relation['is']>([
  [
    'in',
    'at the bottom of|at the top of|in the corner of|at the end of|at the beginning of|in the middle of|on the left of|on the right of|в конце|в начале|внизу|вверху|в верхней части|в нижней части|в углу|в середине|in|inside|within|on|at|from within|inside of|on top of|в|во|внутри|на|среди|among|out of|in front of',
  ],
  [
    'beside',
    'next to|beside|besides|near|alongside|to the right of|to the left of|right of|left of|by the side of|adjacent to|opposite|across from|close to|рядом с|рядом со|возле|около|напротив|справа от|слева от|у|сбоку от|вблизи',
  ],
  ['under', 'under|below|beneath|underneath|под|ниже'],
  ['above', 'above|over|over the|над|выше'],
  ['before', 'before|right before|ahead of|перед'],
  ['after', 'after|right after|following|после|вслед за|сразу после'],
  ['of', 'of|belonging to'],
]);

/** What ties a value to a thing: who it is from, where it goes, what it is about. */
export const ties = lexicon<string>([
  ['from', 'from|sent by|coming from|departing from'],
  ['to', 'to|towards|into|bound for'],
  ['by', 'by|written by|made by|posted by|authored by|published by|created by'],
  ['about', 'about|regarding|concerning|on the topic of|on the subject of'],
  ['for', 'for'],
  ['в течение', 'в течение|на протяжении'],
  [
    'with',
    'with|having|that has|that have|which has|which have|containing|that contains|that contain|including|featuring|whose|where|that starts with|that start with|that begins with|that begin with|which starts with|which begins with|starting with|beginning with|that ends with|that mentions|that mention|mentioning',
  ],
  ['are', 'that are|that is|which are|which is|who are|who is|that were|котор~ являются'],
  ['without', 'without|lacking|excluding|that has no|with no'],
  ['dated', 'dated|dating from|on'],
  ['от', 'от|отправленн~ от|отправленн~'],
  ['из', 'из|с города'],
  ['до', 'до'],
  ['про', 'про|о|об|обо|на тему|по теме|касательно'],
  ['для', 'для'],
  [
    'с',
    'с|со|имеющ~|содержащ~|у котор~|где|котор~ начинается с|котор~ начинается со|котор~ начинаются с|котор~ начинаются со|начинающ~ с|начинающ~ со|начинающийся с|начинающийся со|котор~ содержит|котор~ содержат|в котор~ есть|в котор~ написано|котор~ заканчивается на',
  ],
  ['без', 'без|не содержащ~'],
  ['за', 'за'],
  ['по', 'по'],
  ['к', 'к|ко'],
]);

/** What tells how something is called: "the link called X". */
export const namers = lexicon([
  [
    true,
    'called|named|titled|entitled|labelled|labeled|that says|saying|with the text|with text|with the label|with label|with the name|with the title|with the caption|that reads|reading|marked|captioned|known as|под названием|с названием|с текстом|с надписью|с именем|названн~|называется|с заголовком|с подписью|подписанн~|по имени|по названию',
  ],
]);

/** What leaves something out. */
export const exceptions = lexicon([
  [
    true,
    'except|except for|but not|apart from|other than|excluding|save for|besides|all but|кроме|за исключением|но не|не считая|исключая|помимо',
  ],
]);

/** Of everything, or of so many. */
export const quantifiers = lexicon<'all' | number>([
  [
    'all',
    'everything|everyone|all of it|all the|all|all of the|all of|every|every single|each|each of the|each of|any and all|whichever|все|всех|всем|всеми|всю|весь|всего|каждый|каждую|каждое|каждого|каждой|каждому|каждом|любые',
  ],
  [
    1,
    'one|one more|another|еще один|еще одну|еще одно|a single|one of the|any one of the|один|одну|одно|одна|одного|один из|одну из',
  ],
  [
    2,
    'both|both of the|both the|both of|оба|обе|обоих|обеих|двоих|двоим|two|a couple of|a pair of|two of the|два|две|двух|двое|пару|двум',
  ],
  [3, 'троих|троим|three|three of the|три|трех|трое|трем'],
  [4, 'четверых|four|четыре|четырех|четверо'],
  [5, 'five|пять|пяти'],
  [6, 'six|шесть|шести'],
  [7, 'seven|семь|семи'],
  [8, 'eight|восемь|восьми'],
  [9, 'nine|девять|девяти'],
  [10, 'ten|десять|десяти'],
  [11, 'eleven|одиннадцать'],
  [12, 'twelve|a dozen|двенадцать|дюжин~'],
  [15, 'fifteen|пятнадцать'],
  [20, 'twenty|двадцать'],
]);

const UNITS = [
  'first|перв~',
  'second|втор~',
  'third|трет~',
  'fourth|четверт~',
  'fifth|пят~',
  'sixth|шест~',
  'seventh|седьм~',
  'eighth|восьм~',
  'ninth|девят~',
];
const TENS: readonly (readonly [tens: string, itself: string])[] = [
  ['twenty|двадцать', 'twentieth|20th|двадцат~'],
  ['thirty|тридцать', 'thirtieth|30th|тридцат~'],
  ['forty|сорок', 'fortieth|40th|сороков~'],
  ['fifty|пятьдесят', 'fiftieth|50th|пятидесят~'],
];

/** "the thirty-seventh", «тридцать седьмой». */
const COMPOUND: readonly (readonly [number, string])[] = TENS.flatMap(([tens, itself], at) => {
  const [english = '', russian = ''] = tens.split('|');
  const ten = (at + 2) * 10;
  const numbers = UNITS.map((unit, one): readonly [number, string] => {
    const [place = '', inRussian = ''] = unit.split('|');
    const number = ten + one + 1;
    const short = `${number}${['st', 'nd', 'rd'][one] ?? 'th'}|${['й', 'я', 'ю', 'е'].map((end) => `${number}-${end}`).join('|')}`;
    return [number, `${english} ${place}|${english}-${place}|${russian} ${inRussian}|${short}`];
  });
  return [[ten, itself] as const, ...numbers];
});

/** Places in an order. */
export const ordinals = lexicon<number>([
  ...COMPOUND,
  [1, 'first|1st|very first|topmost|top|перв~|1-й|1-я|1-ю|1-е|самый первый|самую первую|верхн~'],
  [2, 'second|2nd|втор~|2-й|2-я|2-ю|2-е'],
  [3, 'third|3rd|трет~|третий|третья|третье|третьих|третьим|третьего|третьей|третью|третьему|третьем|3-й|3-я|3-ю|3-е'],
  [4, 'fourth|4th|четверт~|4-й|4-я|4-ю|4-е'],
  [5, 'fifth|5th|пят~|5-й|5-я|5-ю|5-е'],
  [6, 'sixth|6th|шест~|6-й|6-я|6-ю|6-е'],
  [7, 'seventh|7th|седьм~|7-й|7-я|7-ю|7-е'],
  [8, 'eighth|8th|восьм~|8-й|8-я|8-ю|8-е'],
  [9, 'ninth|9th|девят~|9-й|9-я|9-ю|9-е'],
  [10, 'tenth|10th|десят~|10-й|10-я|10-ю|10-е'],
  [-1, 'last|very last|bottommost|bottom|последн~|самый последний|нижн~'],
  [-2, 'second to last|second-to-last|next to last|penultimate|предпоследн~'],
]);

/** How often. */
export const times = lexicon<number>([
  [1, 'once|один раз|однажды'],
  [2, 'twice|two times|дважды|два раза|2 раза'],
  [3, 'three times|thrice|трижды|три раза'],
  [4, 'four times|четыре раза'],
  [5, 'five times|пять раз'],
  [6, 'six times|шесть раз'],
  [10, 'ten times|десять раз'],
]);

/** Keys that have a name of their own, and what the browser calls them. */
export const keys = lexicon<string>([
  ['Enter', 'enter|return|энтер|ввод'],
  ['Escape', 'escape|esc|эскейп'],
  ['Tab', 'tab|таб'],
  ['Backspace', 'backspace|бэкспейс'],
  ['ArrowDown', 'arrow down|down arrow|стрелк~ вниз'],
  ['ArrowUp', 'arrow up|up arrow|стрелк~ вверх'],
  ['ArrowLeft', 'arrow left|left arrow|стрелк~ влево'],
  ['ArrowRight', 'arrow right|right arrow|стрелк~ вправо'],
  ['PageDown', 'page down|pagedown|pgdn'],
  ['PageUp', 'page up|pageup|pgup'],
  ['Space', 'space|spacebar|space bar|пробел~'],
  ['Delete', 'delete key|del'],
  ['Home', 'home key'],
  ['End', 'end key'],
]);

/** Keys that are held while another is pressed. */
export const modifiers = lexicon<string>([
  ['Control', 'ctrl|control|контрол'],
  ['Shift', 'shift|шифт'],
  ['Alt', 'alt|альт'],
  ['Meta', 'cmd|command|meta|win'],
]);

/** Judgement: what no page says of itself, so nobody can look it up. */
export const judgements = lexicon([
  [
    true,
    'opinion|who is right|who is wrong|who was right|who was wrong|кто прав|кто был прав|кто виноват|you like|you want|you prefer|do you think|do you like|думаешь|думаете|считаешь|мнение|нравится ли|nice|nicest|good|great|best|better|worst|cool|coolest|fun|funny|funniest|interesting|most interesting|beautiful|most beautiful|pretty|lovely|suitable|appropriate|reasonable|decent|proper|properly|politely|polite|kindly worded|friendly|creative|creatively|wisely|carefully|thoughtful|something|anything|whatever|somewhere|someone|romantic|cozy|cosy|comfortable|tasty|delicious|healthy|perfect|ideal|optimal|amazing|awesome|useful|relevant|important|most important|trustworthy|reliable|right one|worth|worthwhile|favourite|as you see fit|you think|in your opinion|recommend|recommended by you|should i|ought i|surprise|clever|smart|sensible|elegant|stylish|fancy|attractive|' +
      'как можно больше|побольше|хорош~|получше|лучш~|наилучш~|сам~ лучш~|красив~|интересн~|прикольн~|классн~|приятн~|подходящ~|нормальн~|приличн~|вежливо|вежлив~|аккуратно|творчески|что-нибудь|чего-нибудь|что-то|какое-нибудь|какую-нибудь|где-нибудь|куда-нибудь|кого-нибудь|романтичн~|уютн~|вкусн~|полезн~|идеальн~|оптимальн~|важн~|надежн~|достойн~|стоящ~|по-твоему|на твой взгляд|посоветуй|порекомендуй|сюрприз~|удобн~|как лучше|покрасивее|поинтереснее|на свой вкус|на твое усмотрение|стильн~|смешн~',
  ],
]);

/** Deeds of the mind, which need somebody who can judge or make things up. */
export const wishes = lexicon([
  [
    true,
    'tidy*|tidy up|declutter*|наведи порядок|навести порядок|подготов* меня|call|phone|ring|cook*|sing*|draw*|paint*|dream*|write a poem|write a story|write an essay|write me a|позвони|позвонить|приготовь|спой|нарисуй|напиши стих|напиши рассказ|напиши статью|plan|suggest*|recommend*|advise*|decid*|think*|imagin*|invent*|come up with|surprise me|make me|improv*|fix*|optimis*|optimiz*|explain*|summaris*|summariz*|translat*|convinc*|persuad*|negotiat*|argu*|cheer*|entertain*|deal with|take care of|sort out|handle|do something|do my|figure something out|draft*|brainstorm*|evaluat*|judg*|analys*|analyz*|' +
      'придума*|посовет*|посоветуй|порекомендуй|порекомендовать|реши|решите|решить|подума*|сочини*|удиви|объясн*|перевед* текст|убеди меня|улучш*|почини|разберись|разобраться|позаботься|займись|развесели|спланир*|спланируй|проанализир*|проанализируй|обобщи|организуй|посоветуйте|рассуди',
  ],
]);

/** What stands around the address of a site: "on the website x.org". */
export const siteWords = lexicon([
  [
    true,
    'the|of|on|at|from|in|to|a|page|website|site|web|url|address|link|homepage|на|с|со|в|по|к|сайт~|страниц~|адрес~|ссылк~',
  ],
]);
