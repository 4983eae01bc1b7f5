import { expect, test } from 'vitest';
import { z } from 'zod';
import { complaint, problemLine, problemList, problemsOf } from './problems.ts';

const Form = z.object({
  name: z
    .string()
    .min(2, 'Too short')
    .regex(/^\p{Lu}/u, 'Begin with a capital'),
  jobs: z.array(z.object({ from: z.string().min(1, 'Since when?') })),
});

test('each field hears the first complaint about it', () => {
  const { error } = Form.safeParse({ name: 'x', jobs: [{ from: '2020-01' }, { from: '' }] });

  expect(error && problemsOf(error)).toEqual({ name: 'Too short', 'jobs-1-from': 'Since when?' });
});

test('a control, its complaint and the summary point at each other', () => {
  expect(String(complaint('name', 'Too short'))).toBe('aria-invalid="true" aria-describedby="name-problem"');
  expect(String(problemLine('name', 'Too short'))).toBe('<p class="problem" id="name-problem">Too short</p>');
  expect(String(problemList({ name: 'Too short', phone: undefined }))).toBe(
    '<ul><li><a href="#name">Too short</a></li></ul>',
  );
});

test('where nothing is wrong nothing is said', () => {
  expect([complaint('name', undefined), problemLine('name', undefined)]).toEqual(['', undefined]);
  expect(problemList({ name: undefined })).toBeUndefined();
});
