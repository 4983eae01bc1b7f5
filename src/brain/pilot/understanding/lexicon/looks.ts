import type { ColourName, ShapeName } from '../../../../observation.ts';
import { lexicon } from './match.ts';

/** Which colours a word may mean, the likeliest first: one person's purple is magenta to another. */
export const colours = lexicon<readonly ColourName[]>([
  [['red'], 'red|crimson|scarlet|красн~|алый|алая|алое|алую|алого'],
  [['red', 'brown'], 'maroon|burgundy|бордов~'],
  [['orange'], 'orange|amber|оранжев~'],
  [['yellow', 'orange'], 'gold|golden|золот~|золотист~'],
  [['yellow'], 'yellow|желт~'],
  [['green'], 'green|lime|emerald|зелен~|салатов~|изумрудн~'],
  [['turquoise', 'light blue'], 'turquoise|cyan|aqua|teal|бирюзов~|лазурн~'],
  [['light blue', 'turquoise'], 'light blue|sky blue|light-blue|sky-blue|голуб~|светло-син~'],
  [['blue', 'light blue'], 'blue|navy|син~'],
  [['purple', 'magenta'], 'purple|violet|фиолетов~'],
  [['purple', 'magenta', 'pink'], 'lilac|lavender|mauve|лилов~|сиренев~'],
  [['magenta', 'pink', 'purple'], 'magenta|fuchsia|пурпурн~|малинов~'],
  [['pink', 'magenta'], 'pink|розов~'],
  [['brown'], 'brown|коричнев~|бур~'],
  [['black'], 'black|черн~'],
  [['grey'], 'grey|gray|silver|серый|серая|серое|серые|серого|серой|серому|серую|серым|серых|серыми|сером'],
  [['white'], 'white|бел~'],
]);

/** Which shapes a word may mean, the likeliest first. */
export const shapes = lexicon<readonly ShapeName[]>([
  [['circle'], 'circle~|dot~|disc~|disk~|round|круг~|кружок|кружк~|точк~|точек|кругл~'],
  [['ellipse', 'circle'], 'ellipse~|oval~|эллипс~|овал~|овальн~'],
  [['square'], 'square~|квадрат~|квадратик~|квадратн~'],
  [['rectangle', 'square'], 'rectangle~|rectangular|прямоугольник~|прямоугольн~'],
  [['triangle'], 'triangle~|triangular|треугольник~|треугольн~'],
  [['diamond'], 'diamond~|rhombus|rhombuses|ромб~|ромбик~'],
  [['pentagon'], 'pentagon~|пятиугольник~'],
  [['hexagon'], 'hexagon~|шестиугольник~'],
  [['octagon'], 'octagon~|восьмиугольник~'],
  [['polygon', 'pentagon', 'hexagon', 'octagon'], 'polygon~|многоугольник~'],
  [['star'], 'star~|звезд~|звездочк~|звездочек'],
  [['line'], 'line~|лини~'],
]);

/** How large something is against others of its kind; `isUtmost` where no other is as large. */
export const sizes = lexicon<{ order: 'most' | 'least'; isUtmost: boolean }>([
  [{ order: 'most', isUtmost: false }, 'big|bigger|large|larger|huge|больш~|больший|крупн~|огромн~|побольше'],
  [{ order: 'least', isUtmost: false }, 'small|smaller|little|tiny|маленьк~|мелк~|небольш~|крохотн~|поменьше'],
  [{ order: 'most', isUtmost: true }, 'biggest|largest|сам~ больш~|сам~ крупн~|крупнейш~|наибольш~'],
  [{ order: 'least', isUtmost: true }, 'smallest|tiniest|сам~ маленьк~|сам~ мелк~|наименьш~'],
]);

/** What people call a thing that they tell by its looks, and what these are called: none of it narrows anything down. */
export const looked = lexicon([
  [
    true,
    'colour~|color~|coloured|colored|цвет~|shade~|оттенок|оттенк~|swatch~|образец|образц~|shape~|figure~|фигур~|фигурк~|one|ones|thing~|object~|объект~|element~|элемент~',
  ],
]);
