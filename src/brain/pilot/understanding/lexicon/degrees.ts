import type { Best, Constraint } from '../../goal.ts';
import { lexicon } from './match.ts';
import { known, type Property } from './properties.ts';

export interface Degree {
  by: Property;
  order: Best['order'];
}

const degree = (by: Property, order: Best['order']): Degree => ({ by, order });

/** Superlatives that say by themselves which property they mean. */
export const superlatives = lexicon<Degree>([
  [
    degree(known.price, 'least'),
    'cheapest|least expensive|lowest-priced|lowest priced|most affordable|least costly|most inexpensive|сам~ дешев~|сам~ недорог~|сам~ бюджетн~|сам~ доступн~|дешевле всего|дешевле всех|наименее дорог~|дешевейш~',
  ],
  [
    degree(known.price, 'most'),
    'most expensive|priciest|dearest|costliest|most costly|highest-priced|highest priced|сам~ дорог~|сам~ дорогостоящ~|дороже всего|дороже всех|наиболее дорог~',
  ],
  [
    degree(known.date, 'most'),
    'latest|newest|most recent|most recently|freshest|сам~ нов~|сам~ свеж~|сам~ последн~|сам~ недавн~|новейш~|свежайш~|наиболее свеж~',
  ],
  [degree(known.date, 'least'), 'oldest|сам~ стар~|сам~ давн~|старейш~|стариннейш~'],
  [degree(known.time, 'least'), 'earliest|soonest|сам~ ранн~|раньше всего|раньше всех|сам~ ближайш~ по времени'],
  [degree(known.time, 'most'), 'сам~ поздн~|позже всего|позже всех'],
  [degree(known.length, 'most'), 'longest|сам~ длинн~|длиннейш~|длиннее всего|длиннее всех'],
  [degree(known.length, 'least'), 'shortest|сам~ коротк~|короче всего|короче всех|сам~ кратк~|кратчайш~'],
  [degree(known.duration, 'most'), 'slowest|сам~ медленн~|сам~ долг~|сам~ продолжительн~|дольше всего'],
  [degree(known.duration, 'least'), 'fastest|quickest|сам~ быстр~|быстрее всего|быстрее всех|скорейш~'],
  [degree(known.distance, 'least'), 'nearest|closest|сам~ близк~|ближе всего|ближе всех|ближайш~'],
  [degree(known.distance, 'most'), 'farthest|furthest|сам~ далек~|сам~ дальн~|дальше всего'],
  [degree(known.size, 'most'), 'largest|biggest|сам~ больш~|сам~ крупн~|крупнейш~|больше всех'],
  [degree(known.size, 'least'), 'smallest|tiniest|сам~ маленьк~|сам~ мал~|сам~ мелк~'],
  [degree(known.weight, 'most'), 'heaviest|сам~ тяжел~'],
  [degree(known.weight, 'least'), 'lightest|сам~ легк~'],
  [degree(known.height, 'most'), 'tallest'],
  [degree(known.age, 'least'), 'youngest|сам~ молод~|сам~ юн~'],
  [degree(known.popularity, 'most'), 'most popular|сам~ популярн~|популярнее всего|популярнейш~'],
  [degree(known.popularity, 'least'), 'least popular|сам~ непопулярн~'],
  [degree(known.sales, 'most'), 'best-selling|best selling|bestselling|сам~ продаваем~'],
  [
    degree(known.rating, 'most'),
    'highest rated|highest-rated|best rated|best-rated|top rated|top-rated|best reviewed|best-reviewed|highest scoring|сам~ высокооценен~|с лучшим рейтингом|с лучшими оценками|с наилучшим рейтингом|лучш~ по рейтингу|лучш~ по оценкам',
  ],
  [degree(known.rating, 'least'), 'lowest rated|lowest-rated|worst rated|worst-rated|с худшим рейтингом'],
]);

/** What one of two is more than the other. */
export const comparatives = lexicon<Property>([
  [
    known.price,
    'cheaper|more expensive|less expensive|pricier|dearer|costs more|costs less|charges more|charges less|asks more|asks less|дешевле|дороже|выгоднее',
  ],
  [known.duration, 'faster|quicker|slower|takes longer|быстрее|медленнее|дольше'],
  [known.length, 'longer|shorter|длиннее|короче'],
  [known.distance, 'closer|nearer|farther|further|ближе|дальше'],
  [known.weight, 'heavier|lighter|тяжелее|легче'],
  [known.height, 'taller|higher|выше|ниже'],
  [known.size, 'bigger|larger|smaller|больше|меньше|крупнее'],
  [known.date, 'newer|older|more recent|новее|старее'],
  [known.time, 'earlier|later|раньше|позже'],
  [known.popularity, 'more popular|популярнее'],
  [known.rating, 'higher rated|better rated'],
]);

/** Superlatives of whatever comes after them: "highest rating", "fewest stops". */
export const extremes = lexicon<Best['order']>([
  [
    'most',
    'highest|greatest|most|maximum|max|largest number of|highest number of|biggest number of|сам~ высок~|наибольш~|максимальн~|больше всего|наивысш~|высш~',
  ],
  [
    'least',
    'lowest|fewest|minimum|min|least|smallest number of|lowest number of|сам~ низк~|наименьш~|минимальн~|меньше всего|низш~',
  ],
]);

/** After "with" or "has", these ask for the greatest or smallest of what follows, too: "with the biggest screen". */
export const sizes = lexicon<Best['order']>([
  ['most', 'biggest|largest|longest|сам~ больш~|сам~ длинн~|сам~ крупн~'],
  ['least', 'smallest|shortest|сам~ маленьк~|сам~ коротк~|сам~ мал~'],
]);

export interface Comparison {
  is: Constraint['is'];
  by?: Property;
}

/** What stands before the value of a comparison. */
export const comparisons = lexicon<Comparison>([
  [
    { is: '<' },
    'under|below|less than|fewer than|lower than|smaller than|beneath|менее|меньше|меньше чем|ниже|менее чем|ниже чем|< ',
  ],
  [
    { is: '<', by: known.price },
    'cheaper than|дешевле|дешевле чем|less expensive than|costing less than|costing under|that cost less than|priced under|priced below|for less than|for under',
  ],
  [{ is: '<', by: known.date }, 'older than|earlier than|before|раньше|ранее|раньше чем|старше чем'],
  [{ is: '<', by: known.length }, 'shorter than|короче|короче чем'],
  [{ is: '<', by: known.distance }, 'closer than|nearer than|ближе|ближе чем'],
  [
    { is: '≤' },
    'at most|up to|no more than|not more than|maximum|max|max.|not exceeding|not over|within|no higher than|не более|не больше|не выше|максимум|не превышает|не более чем|в пределах|не больше чем',
  ],
  [
    { is: '≤', by: known.price },
    'не дороже|not more expensive than|no more expensive than|for at most|for up to|for max|for no more than|priced up to|costing at most|costing up to|не дороже чем',
  ],
  [{ is: '≤', by: known.date }, 'no later than|not later than|не позднее|не позже|by no later than'],
  [
    { is: '>' },
    'over|above|more than|greater than|higher than|larger than|bigger than|better than|exceeding|больше|более|выше|свыше|больше чем|более чем|выше чем',
  ],
  [
    { is: '>', by: known.price },
    'more expensive than|dearer than|costing more than|costing over|дороже|дороже чем|priced over|priced above|pricier than',
  ],
  [
    { is: '>', by: known.date },
    'newer than|later than|after|since|позже|позднее|позже чем|после|новее|новее чем|с момента',
  ],
  [{ is: '>', by: known.length }, 'longer than|длиннее|длиннее чем|дольше|дольше чем'],
  [{ is: '>', by: known.distance }, 'farther than|further than|дальше|дальше чем'],
  [
    { is: '≥' },
    'at least|no less than|not less than|no fewer than|minimum|min|min.|minimum of|starting at|starting from|no lower than|не менее|не меньше|не ниже|минимум|хотя бы|по меньшей мере|как минимум|не менее чем',
  ],
  [{ is: '≥', by: known.price }, 'не дешевле|costing at least|priced from'],
  [{ is: '≥', by: known.date }, 'no earlier than|not earlier than|не раньше|не ранее'],
  [{ is: 'between' }, 'between|в диапазоне от|in the range from|in the range of|ranging from|между'],
]);

/** What stands after the value of a comparison: "4 stars or more". */
export const afterthoughts = lexicon<Constraint['is']>([
  [
    '≥',
    'or more|and more|or higher|and higher|and up|or above|and above|or better|or over|or later|plus|upwards|minimum|и больше|и более|и выше|или больше|или выше|или более|и дороже|или дороже|и старше|или позже|и позже|и лучше|минимум',
  ],
  [
    '≤',
    'or less|and less|or fewer|or lower|or under|and under|or below|and below|or cheaper|or earlier|maximum|max|tops|at most|и меньше|и ниже|или меньше|или ниже|или дешевле|и дешевле|максимум|не больше|или раньше',
  ],
]);

/** Orders of sorting, by what is said of them. */
export const orders = lexicon<'rising' | 'falling'>([
  [
    'rising',
    'from smallest to largest|smallest to largest|from smallest to biggest|from least to greatest|in alphabetical order|in numerical order|в порядке возрастания|в алфавитном порядке|от маленьких к большим|ascending|asc|in ascending order|ascending order|low to high|lowest first|lowest to highest|from low to high|cheapest first|cheap first|cheap to expensive|from cheap to expensive|a to z|a-z|from a to z|alphabetically|alphabetical|alphabetical order|oldest first|old to new|earliest first|smallest first|shortest first|from lowest to highest|from cheapest to most expensive|increasing|nearest first|closest first|по возрастанию|возрастани~|от дешевых к дорогим|сначала дешевые|сначала дешевле|сначала недорогие|сначала старые|по алфавиту|алфавитн~ порядк~|от а до я|от меньшего к большему|от низкой к высокой|от старых к новым|с самых дешевых|начиная с дешевых|сначала ближайшие|дешевые сначала|самые дешевые сначала|старые сначала|starting with the cheapest|starting with the lowest|starting with the oldest|cheapest to most expensive|сначала самые дешевые|начиная с самых дешевых',
  ],
  [
    'falling',
    'from largest to smallest|largest to smallest|from biggest to smallest|from greatest to least|in reverse alphabetical order|reverse alphabetical order|в порядке убывания|в обратном алфавитном порядке|от больших к маленьким|descending|desc|in descending order|descending order|high to low|highest first|highest to lowest|from high to low|from highest to lowest|most expensive first|expensive first|expensive to cheap|z to a|z-a|from z to a|reverse alphabetical|newest first|latest first|new to old|most recent first|largest first|biggest first|longest first|best first|decreasing|reverse|most popular first|по убыванию|убывани~|от дорогих к дешевым|сначала дорогие|сначала дороже|сначала новые|сначала свежие|сначала последние|от я до а|от большего к меньшему|от высокой к низкой|от новых к старым|в обратном порядке|сначала популярные|сначала лучшие|лучшие сначала|сначала высокие|самые новые сначала|начиная с новых|новые сначала|начиная с самых новых|начиная с дорогих|сверху новые|starting with the newest|starting with the latest|starting with the highest|starting with the most expensive|best to worst|top rated first',
  ],
]);

/** What comes first says by what and how things are ordered: "the newest on top". */
export const firsts = lexicon<{ by: Property; order: 'rising' | 'falling' }>([
  [{ by: known.price, order: 'rising' }, 'cheap|cheaper|cheapest|least expensive|дешев~|недорог~|дешевле'],
  [{ by: known.price, order: 'falling' }, 'expensive|priciest|dearest|most expensive|дорог~|дороже'],
  [{ by: known.date, order: 'falling' }, 'newest|latest|new|newer|recent|most recent|нов~|свеж~|последн~|новее'],
  [{ by: known.date, order: 'rising' }, 'oldest|old|older|earliest|стар~|ранн~|раньше'],
  [{ by: known.name, order: 'rising' }, 'alphabetically|alphabetical|a to z|a-z|алфавит~|алфавитн~'],
  [{ by: known.name, order: 'falling' }, 'z to a|z-a'],
  [{ by: known.length, order: 'falling' }, 'longest|длинн~'],
  [{ by: known.length, order: 'rising' }, 'shortest|коротк~'],
  [{ by: known.size, order: 'falling' }, 'largest|biggest|больш~|крупн~'],
  [{ by: known.size, order: 'rising' }, 'smallest|маленьк~'],
  [{ by: known.rating, order: 'falling' }, 'best|best rated|top rated|лучш~'],
  [{ by: known.popularity, order: 'falling' }, 'popular|most popular|popularity|популярн~|популярност~'],
  [{ by: known.distance, order: 'rising' }, 'nearest|closest|ближайш~|близк~'],
]);
