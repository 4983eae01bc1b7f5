import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Translate } from '../site.ts';
import { questions } from './data/terms.ts';
import type { Vacancy } from './data/vacancies.ts';
import type { Application } from './state.ts';

export const LEAST_LETTER = 80;
export const MOST_LETTER = 2000;
export const MOST_BYTES = 5 * 1024 * 1024;
export const CV_TYPES = ['.pdf', '.doc', '.docx', '.txt'] as const;

/** How files of these kinds begin; a text only must not contain what texts never do. */
const beginnings: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  '.pdf': (bytes) => startsWith(bytes, [0x25, 0x50, 0x44, 0x46]),
  '.doc': (bytes) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]),
  '.docx': (bytes) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]),
  '.txt': (bytes) => !bytes.includes(0),
};

export type CvVerdict = { cv: Application['cv'] } | { problem: string };

/** Judged by its content as well as by its name: a name is easily changed. */
export async function checkCv(file: unknown, t: Translate): Promise<CvVerdict> {
  if (!(file instanceof File) || file.name === '') return { problem: t('Attach your CV', 'Приложите резюме') };
  const extension = CV_TYPES.find((type) => file.name.toLowerCase().endsWith(type));
  if (!extension)
    return {
      problem: t('The CV must be a PDF, DOC, DOCX or TXT file', 'Резюме должно быть в формате PDF, DOC, DOCX или TXT'),
    };
  if (file.size === 0) return { problem: t('The file is empty', 'Файл пустой') };
  if (file.size > MOST_BYTES) return { problem: t('The file is larger than 5 MB', 'Файл больше 5 МБ') };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!beginnings[extension]?.(bytes)) {
    const kind = extension.slice(1).toUpperCase();
    return { problem: t(`This does not look like a ${kind} file inside`, `Внутри это не похоже на файл ${kind}`) };
  }
  return { cv: { fileName: file.name, size: file.size, sha256: createHash('sha256').update(bytes).digest('hex') } };
}

/** What an application form must contain, with complaints in the visitor's language. */
export function applicationSchema({ profession }: Vacancy, t: Translate) {
  const answers = profession.questions.map((id) => {
    const allowed = Object.keys(questions[id].options);
    const { en, ru } = questions[id].text;
    const schema = z
      .string()
      .refine((answer) => allowed.includes(answer), t(`Please answer: ${en}`, `Ответьте, пожалуйста: ${ru}`));
    return [id, schema] as const;
  });
  return z.object({
    name: z
      .string()
      .trim()
      .min(2, t('Enter your name', 'Укажите имя'))
      .max(80, t('This is too long', 'Слишком длинно')),
    email: z
      .string()
      .trim()
      .pipe(z.email(t('Enter an email address like name@example.com', 'Укажите почту вида name@example.com'))),
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d\s()-]{9,24}$/, t('Enter a phone number with country code', 'Укажите телефон с кодом страны')),
    coverLetter: z
      .string()
      .trim()
      .min(
        LEAST_LETTER,
        t(
          `A cover letter has at least ${LEAST_LETTER} characters`,
          `В сопроводительном письме не меньше ${LEAST_LETTER} символов`,
        ),
      )
      .max(
        MOST_LETTER,
        t(`At most ${MOST_LETTER} characters, please`, `Не больше ${MOST_LETTER} символов, пожалуйста`),
      ),
    ...Object.fromEntries(answers),
    consent: z.literal(
      'yes',
      t('Without your consent we cannot pass the application on', 'Без согласия мы не можем передать отклик'),
    ),
  });
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}
