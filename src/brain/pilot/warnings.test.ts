import { expect, test } from 'vitest';
import { control, deeper, landmark, observation, text } from '../../../test/observations.ts';
import { warningsOn } from './warnings.ts';

test('what stands in an alert is a warning, on its line or below it', () => {
  const page = observation([
    text('A form'),
    landmark('alert', 'Too short.'),
    ...deeper(text('Name', control(1, 'textbox', 'Name'))),
    landmark('alert'),
    ...deeper(text('Add at least one'), text('recipient.', control(2, 'link', 'Help'))),
    text('Thanks for reading'),
    landmark('alert'),
    landmark('status', 'Draft saved'),
  ]);

  expect(warningsOn(page)).toEqual(['Too short. Name', 'Add at least one recipient.']);
});
