import { lexicon } from './match.ts';
import { known, type Property } from './properties.ts';

/** What a question asks for. */
export type Asking = 'what' | 'which' | 'many' | 'whether' | 'compare' | 'names' | { tell: Property };

const ask = (tell: Property): Asking => ({ tell });

/** How questions begin. */
export const questions = lexicon<Asking>([
  ['many', 'how many|what is the number of|number of|сколько|сколько всего|какое количество|каково количество'],
  [
    ask(known.price),
    'how much is|how much are|how much does|how much do|how much was|how much did|how much would|how much will|how much|what does it cost|сколько стоит|сколько стоят|сколько будет стоить|почем|во сколько обойдется|сколько будет|сколько нужно заплатить за',
  ],
  [
    ask(known.duration),
    'how long is|how long does|how long do|how long are|how long will|how long|сколько длится|сколько времени занимает|как долго|сколько идет|сколько времени',
  ],
  [ask(known.distance), 'how far is|how far|как далеко|на каком расстоянии'],
  [ask(known.age), 'how old is|how old are|how old|сколько лет'],
  [ask(known.height), 'how tall is|how high is|how tall|how high'],
  [ask(known.size), 'how big is|how large is|how big|how large'],
  [ask(known.weight), 'how heavy is|how heavy|how much does it weigh|сколько весит|сколько весят'],
  [
    ask(known.place),
    'where|where is|where are|where can i find|where do i find|where does|where was|где|где находится|где находятся|где расположен~|куда|откуда',
  ],
  [
    ask({ en: 'answer', ru: 'ответ' }),
    'what is the answer to|what was the answer to|what was answered to|what did they answer to|what did they reply to|what they answered to|what they replied to|какой ответ на|каков ответ на|что ответили на|что ответил на|что ответила на|что отвечают на',
  ],
  [ask(known.reason), 'why|почему|зачем'],
  [
    ask(known.author),
    'whose|чей|чья|чье|чьи|who wrote|who is the author of|who made|who created|who authored|who directed|who gave|who posted|кто написал|кто дал|кто оставил|кто разместил|кто автор|кто автор~|кто создал|кто снял',
  ],
  [ask(known.sender), 'who sent|from whom is|who is the sender of|кто отправил|кто прислал|от кого'],
  [
    ask({ en: 'opening hours', ru: 'часы работы' }),
    'when is it open|до скольки работает|до скольки открыт~|со скольки работает|как работает',
  ],
  [
    'what',
    "what is|what's|what are|what was|what were|what’s|who is|who's|who are|who|what|что такое|каков|какова|каково|каковы|кто такой|кто такая|кто|что за|что|чему равн~|чему равен|как называется|как зовут",
  ],
  [
    'which',
    'in which|on which|at which|from which|to which|for which|by which|in what|on what|at what|from what|which|which one|which of|which ones|which of the|какой|какая|какое|какие|какую|какого|каком|какие из|какой из|какая из|какое из|который из|которая из|у какого|у какой|на каком|в каком|в какой|на какую|на какой|у кого|каким|какими|какому|с каким|с какой|с какого|под каким|под какой|по какой|по какому|из какого|из какой|от какого|на какое|за какой|к какому|к какой',
  ],
  [
    'whether',
    "is there|are there|is|are|does|do|did|was|were|has|have|can i|is it|are there any|is there any|whether|if there is|if there are|do i have|do we have|isn't|есть ли|имеется ли|имеются ли|существует ли|правда ли|верно ли|можно ли|доступен ли|доступна ли|доступно ли|работает ли|открыт ли|является ли|нет ли|ли",
  ],
]);

/** When: the word that follows says of what. */
export const whens = lexicon([
  [
    true,
    'when|at what time|what time|what date|on what date|on which day|what day|when is|when are|when was|when does|when do|when did|when will|what time does|what time is|what time do|at what time does|до которого часа|до скольки|со скольки|когда|во сколько|в котором часу|какого числа|в какое время|с какого времени|до какого времени|до какого числа|по какое число',
  ],
]);

/** Verbs that only join: they say nothing themselves. */
export const copulas = lexicon([
  [
    true,
    'is|are|was|were|be|been|does|do|did|has|have|had|will|would|can|cost|costs|take|takes|there|есть|занимает|длится|является|являются|был|была|было|были|будет|будут|имеет|имеют|стоит|стоят|находится|находятся|останется|остается|остаются|нашлось|найдется|найдутся|окажется|окажутся|получится|come up|comes up|turn up|turns up|show up|shows up|that|which|that is|that are|who|which is|which are|котор~|currently|now|exactly|сейчас|именно|there are|there is',
  ],
]);

/** What is made of many: their sum, their average, their number. */
export const sums = lexicon<'sum' | 'average' | 'count'>([
  [
    'sum',
    'total|sum|sum total|the total|total sum|combined|overall total|altogether|in total|grand total|общ~ сумм~|сумм~ всех|итог~|общ~|суммарн~|в сумме|сумм~',
  ],
  ['average', 'average|mean|avg|средн~|в среднем'],
  [
    'count',
    'number of|the number of|count of|total number of|how many|количеств~|число|числ~|общее число|общее количество|сколько',
  ],
]);

/** Whatever comes out as a table. */
export const tables = lexicon([
  [true, 'as a table|as table|as csv|in csv|into a table|as a spreadsheet|в виде таблицы|таблицей|в таблицу|в csv'],
]);
