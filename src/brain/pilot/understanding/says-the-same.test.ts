import { expect, test } from 'vitest';
import { tag, tagOtherwise } from '../tagging/tag.ts';
import { saysTheSame } from './says-the-same.ts';
import { listenTo, understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);

function holds(task: string, plain: string, sure = 0.1) {
  const { said, context } = listenTo(task, NOW);
  const kinds = new Set(tagOtherwise(said).flatMap(({ clauses }) => clauses.map(({ kind }) => kind)));
  const known = { tokens: said, clauses: tag(said), kinds, sure, first: understand(task, NOW), context };
  return saysTheSame(plain, understand(plain, NOW).goals, known);
}

test.each([
  ['Would you put two loaves of rye bread in my basket, please?', 'Add two loaves of rye bread to my basket.'],
  ["If there's a message from the landlord, pin it.", 'If there is a message from the landlord: pin message.'],
  ['Delete all letters except the ones from Ann.', 'Delete all letters except the ones from Ann.'],
  ['Я уже прочитал письмо от Олега, в архив его.', 'Перемести письмо от Олега в архив.'],
  ['Which of the tents is the cheapest?', 'Which tent has the lowest price?'],
  [
    'Find the thread about quiet kettles and reply: "I have one."',
    'Open the thread about quiet kettles. Reply: "I have one."',
  ],
  ['If you go to Papers, there\'s "Lease", which I\'d like you to download.', 'Open Papers. Download "Lease".'],
])('%s is %s', (task, plain) => {
  expect(holds(task, plain)).toBe(true);
});

test.each([
  ['Delete all letters except the ones from Ann.', 'Delete all letters.', 'an exception is lost'],
  ["If there's a message from the landlord, delete it.", 'Delete message from the landlord.', 'a condition is lost'],
  ['Delete the old photos if there are more than ten.', 'Delete the old photos.', 'a condition is lost'],
  ['Archive the letter from Ann.', 'Delete the letter from Ann.', 'it takes away what was to be kept'],
  ['Type "Ann" into the name field.', 'Enter "Ann" into name. Submit.', 'it sends off what was only filled in'],
  ['Tell me the price of the kettle, please.', 'Open the kettle.', 'the question is lost'],
  ['Open the kettle.', 'Open the kettle. What?', 'it asks about nothing'],
  ['Which of the tents is the cheapest?', 'Which tent has the highest price?', 'it is turned round'],
  ['Which of the tents weighs least?', 'Which tent has the lowest price?', 'a property is invented'],
  ['Add 2 teas and 3 coffees to the basket.', 'Add 2 teas and 2 coffees to the basket.', 'a number is lost'],
  ['Enter 1 into the first box.', 'Enter 14 into the first box.', 'a number is invented'],
  ['Write "See you soon" to Ann.', 'Write to Ann: See you.', 'a text is cut'],
  ['What is the first lamp, and how much is it?', 'Which lamp is the first?', 'a property is lost'],
  ['Draw a line through the dot, then press Submit.', 'Press Submit.', 'a command is lost that nobody knows'],
  [
    'Type the total number of blocks into the textbox and press Submit.',
    'Enter total number of blocks into the textbox. Press Submit.',
    'what has to be found out is typed as it was said',
  ],
  ['What time does my flight leave?', 'What is the time of my flight?', 'any time near a flight would do'],
  ['Which letters are there from Ann?', 'How many letters from Ann are there?', 'which they are is not how many'],
  [
    'Галочку «Правила музея мне известны» поставь. Сеанс мне нужен дневной, а гид пусть говорит по-фински.',
    'Отметь «Правила музея мне известны». Выбери дневной в Сеанс.',
    'a wish is left out',
  ],
  ['Would I be happy in this job?', 'Is there this job?', 'it asks whether there is what was judged'],
  [
    'Ask them at the desk: do you have umbrellas?',
    'Are there umbrellas?',
    'the page is asked what others were to be asked',
  ],
  [
    'Sign in with guest@x.org, password open-garden-1, and remember me on this device.',
    'Log in with user guest@x.org and password open-garden-1.',
    'nobody is remembered',
  ],
  [
    'Log in, the password is open-garden-1 and the mail guest@x.org.',
    'Log in with user open-garden-1 and password guest@x.org.',
    'mail and password are mixed up',
  ],
  ['Add the red lamp, the blue chair and the oak desk to my list.', 'Add the red lamp.', 'things are lost'],
  ['Enter an item that starts with "Cam".', 'Enter item "Cam".', 'a beginning is made a name'],
  ['Choose the country which ends in "land".', 'Choose "land" in country.', 'an end is made a name'],
  ['Открой письмо, которое начинается с «Отчёт».', 'Открой письмо «Отчёт».', 'a beginning is made a name'],
  ['Click any radio button.', 'Click radio button.', 'any of them is not the one that is called so'],
])('%s is not %s: %s', (task, plain) => {
  expect(holds(task, plain)).toBe(false);
});

test.each([
  [
    'We want to fly to Oslo from Rome on 4 December and be back on 8 December. See what flights there are.',
    'Search for flights from Rome to Oslo on 4 December, back on 8 December.',
    0.1,
    'a search that is sent off is no weighty deed',
  ],
  [
    'New email please, subject "Sunday", body "I bring cake.", and it goes to nina@x.org',
    'Write to nina@x.org: subject "Sunday", body "I bring cake.".',
    0.6,
    'what is sent, and to whom, says that it is',
  ],
  [
    'I want the same order but without the lemonade, so press "Order again" and then take the lemonade out of the basket.',
    'Press "Order again". Remove lemonade from basket.',
    0.6,
    'what is left out may be taken out',
  ],
  ['То, что прислали Дубовые Сады, можно убрать в архив.', 'Архивируй письмо от Дубовые Сады.', 0.45, 'it is likely'],
])('%s is %s at %d: %s', (task, plain, sure) => {
  expect(holds(task, plain, sure)).toBe(true);
});

test.each([
  [
    'Two adults want to fly one way from Rome to Oslo on 4 December.',
    'Search for flights from Rome to Oslo on 4 December, one adults.',
    0.6,
    'as many go as were said to',
  ],
  [
    'Мне завтра нужно из Лондона в Осло, обратно не надо.',
    'Найди рейсы из Лондона в Осло на завтра, обратно завтра.',
    0.7,
    'nobody said when to return',
  ],
  [
    'Delete all letters except the ones from Ann.',
    'Delete all letters. Remove the letters from Ann.',
    0.9,
    'what is left out is not taken out beside all others',
  ],
])('%s is not %s at %d: %s', (task, plain, sure) => {
  expect(holds(task, plain, sure)).toBe(false);
});
