import type { Condition } from '../../goal.ts';
import { lexicon } from './match.ts';

/** What opens a condition, and whether it asks for the opposite. */
export const ifs = lexicon<{ isOpposite: boolean }>([
  [
    { isOpposite: false },
    'только если|только когда|if|in case|should there be|provided that|provided|only if|если|в случае если|при условии что|если вдруг|only when',
  ],
  [{ isOpposite: true }, 'unless|если не|если только не'],
]);

/** What says that something is there, for what follows. */
export const existentials = lexicon([
  [
    true,
    "there is|there are|there's|there should be|i have|i got|i've got|там есть|тут есть|у меня есть|мне пришло|мне пришел|мне пришла",
  ],
]);

/** What has to come first. */
export const whenever = lexicon([[true, 'после|when|once|as soon as|whenever|after|когда|как только|после того как']]);

/** How long something is done again; `isOpposite` means as long as it holds, not until it does. */
export const untils = lexicon<{ isOpposite: boolean }>([
  [{ isOpposite: false }, 'until|till|until such time as|до появления|пока не|до тех пор пока не|покуда не'],
  [{ isOpposite: true }, 'while|as long as|пока|до тех пор пока|покуда'],
]);

/** What is said of a thing in a condition. */
export const states = lexicon<Condition['is']>([
  [
    'there',
    "there is|there are|there's|there be|exists|exist|appears|appear|shows up|show up|pops up|pop up|comes up|is shown|is visible|are visible|becomes visible|is in view|comes into view|is on the page|you can see|i can see|is displayed|is there|is present|is open|you see|you reach|you hit|you come to|you come across|you run into|you spot|наткнешься на|встретишь|you get to|you arrive at|дойдешь до|доберешься до|you are asked for|you are asked about|i see|it asks for|it asks about|the page asks for|the page asks about|the site asks for|the site asks about|page asks for|page asks about|site asks for|site asks about|asks for|asks about|сайт спросит про|сайт спросит о|спросит про|спросит о|предложат|is asked|loads|is loaded|has loaded|есть|имеется|имеются|появится|появятся|появляется|появилось|появился|появилась|покажется|показался|показалась|показалось|показались|виден|видна|видно|станет видно|станет виден|станет видна|будет видно|будет виден|будет видна|увидишь|увидите|увижу|будет|всплывет|вылезет|выскочит|откроется|спросят|попросят|загрузится|загрузятся|существует|отображается|там есть|попадется|встретится|найдется|найдутся|найдешь|you find|you can find|you get asked about|you get asked|turns up|turn up|they ask|it asks",
  ],
  [
    'gone',
    "not visible|is not visible|isn't visible|are not visible|not shown|not there|not found|is not found|isn't found|you don't see|you do not see|you can't see|you can't find|you cannot find|you don't find|не найдешь|не увидишь|не нашлось|не нашелся|не нашлась|there is nothing|there's nothing|there is no|there are no|there's no|is gone|are gone|is empty|disappears|disappear|is missing|is not there|isn't there|is not shown|isn't shown|are no more|is no more|there are no more|there is no more|no more|are left|no|none|nothing|does not exist|doesn't exist|does not appear|doesn't appear|vanishes|нет|не будет|больше нет|исчезнет|исчезнут|пропадет|пропадут|пуст|пуста|пусто|опустеет|закончатся|закончится|кончатся|не останется|не появится|не появилось|отсутствует|не видно|скроется",
  ],
  [
    'on',
    'is on|is checked|is ticked|is selected|is turned on|is switched on|are checked|is active|включен~|включена|включено|отмечен~|отмечена|выбран~|выбрана|стоит галочка|стоит|установлен~|поставлен~|is enabled already',
  ],
  [
    'off',
    "is off|is not on|is unchecked|is not checked|isn't checked|is not ticked|isn't ticked|is unticked|is not selected|isn't selected|is turned off|is switched off|выключен~|выключена|не включен~|не отмечен~|не отмечена|не выбран~|не стоит галочка",
  ],
  [
    'enabled',
    'is enabled|becomes enabled|is clickable|becomes clickable|becomes active|becomes available|can be clicked|is available|is ready|станет доступн~|доступн~|станет активн~|активн~|разблокируется',
  ],
]);

/** What stands between that which shows a number and the number, and how the one is to the other. */
export const showing = lexicon<'=' | '>'>([
  ['>', 'exceeds|exceed|превысит|превышает'],
  [
    '=',
    'shows|show|says|reads|displays|reaches|hits|equals|is equal to|gets to|goes up to|goes down to|покажет|показывает|будет показывать|достигнет|дойдет до|станет|станет равен|станет равна|станет равно|будет равен|будет равна|будет равно',
  ],
]);

/** How a number comes to be what it is compared with: "drops below 20". */
export const changing = lexicon([
  [
    true,
    'drops|drop|falls|fall|sinks|sink|dips|goes|go|rises|rise|climbs|climb|grows|gets|get|becomes|become|turns|stands at|reaches|упадет|упала|опустится|опустилась|снизится|поднимется|вырастет|станет|окажется|будет|становится',
  ],
]);

/** What people call a number that says nothing else of itself. */
export const numberNouns = lexicon([
  [true, 'number~|value~|digit~|figure~|result~|counter~|числ~|цифр~|значени~|результат~|счетчик~'],
]);

/** What can be divided by two, and what cannot. */
export const parities = lexicon<'even' | 'odd'>([
  ['even', 'even|четн~'],
  ['odd', 'odd|uneven|нечетн~'],
]);

export const opposite: Readonly<Record<Condition['is'], Condition['is']>> = {
  there: 'gone',
  gone: 'there',
  on: 'off',
  off: 'on',
  enabled: 'gone',
};

/** Doing it with each of many. */
export const eachOpeners = lexicon([
  [
    true,
    'for each|for every|for each of|for all|with each|with every|in each|in every|on each|on every|from each|to each|для каждого|для каждой|для каждого из|для каждой из|для всех|в каждом|в каждой|с каждым|с каждой|на каждой|на каждом|по каждому|из каждого|к каждому|у каждого',
  ],
]);

/** Before something else: what follows is done after the rest. */
export const befores = lexicon([[true, 'before|prior to|перед тем как|прежде чем|до того как']]);
export const afters = lexicon([[true, 'after|having|by|после того как|upon']]);
