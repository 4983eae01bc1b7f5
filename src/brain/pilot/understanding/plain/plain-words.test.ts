import { expect, test } from 'vitest';
import { inBrief } from '../in-brief.ts';
import { understand } from '../understand.ts';

const now = new Date(2026, 10, 15, 12);
const brief = (said: string) => inBrief(understand(said, now));

test.each([
  // What is touched is found first.
  ['Find and open the letter from Anna', 'go(:message[from=Anna])'],
  ['Locate and click the "Next" button', 'press("Next":button)'],
  ['Найди и открой письмо от Анны', 'go(:message[от=Анны])'],
  // The order of the task says when.
  ['Tick "Parking" and press Save when done', 'tick(on "Parking") ; press(Save)'],
  ['Fill in the name Anna and press Send once you are finished', 'enter(Anna → name) ; press(Send)'],
  // What points at the page that is shown.
  ['Press the button below', 'press(:button)'],
  ['Fill in the form above: name Anna, age 30', 'enter(Anna → name) ; enter(30 → age)'],
  // No joining word.
  ['Scroll to the bottom of the text hit submit', 'scroll(bottom) ; press(submit)'],
  // Whose it is says where it is.
  ['For Anna Berg, press "Edit"', 'press("Edit" in(Anna Berg))'],
  ['For the order 1204, click the "Cancel" button', 'press("Cancel":button in(order 1204))'],
])('%s', (said, means) => {
  expect(brief(said)).toBe(means);
});

test.each([
  // What is written on something is written on what is pressed.
  ['Press the button in the form labelled Apply', 'press(Apply:button in(:form))'],
  ['Нажми кнопку в диалоге с надписью «Да»', 'press("Да":button in(:dialog))'],
  // With what a value is given.
  ['Choose 40 with the slider', 'enter(40 → :slider)'],
  ['Select 5 with the spinner', 'enter(5 → :field)'],
  ['Choose a pizza with extra cheese', 'choose(pizza[contains extra cheese])'],
  ['Use the text box to enter "Riley"', 'enter("Riley" → :field)'],
  // The same in each of many.
  ['Press Follow on all profiles from Berlin', 'each(all×profiles[from=Berlin]) press(Follow)'],
  ['Click the "Like" button on 2 posts by Ann', 'each(2×posts[by=Ann]) press("Like":button)'],
  ['Expand the sections', 'each(all×:section) press(:section)'],
  ['Expand the section', 'press(:section)'],
  // What goes into the field stands on the page.
  [
    'Type the price of the tea into the search field',
    'tell(value price of tea) ; enter(<price of the tea> → search:field)',
  ],
  [
    'Solve the equation and enter the result into the answer field',
    'tell(solution of equation) ; enter(<result> → answer:field)',
  ],
  ['Enter the value 5 into the field', 'enter(5 → :field)'],
  ['Enter the values from the table into the form', 'enter(<values from the table> → :form)'],
  // To a side, or by itself.
  ['Drag the handle left', 'drag(handle → left)'],
  ['Scroll the list to the bottom', 'scroll(bottom in :list)'],
])('%s', (said, means) => {
  expect(brief(said)).toBe(means);
});
