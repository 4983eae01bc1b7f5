import { z } from 'zod';
import type { Translate } from '../site.ts';
import { cities } from './data/terms.ts';
import type { Job, Profile } from './state.ts';

export const MOST_SKILLS = 20;

/** A profile while it is edited: as typed, perhaps not yet right. */
export interface ProfileDraft {
  name: string;
  headline: string;
  city: string;
  email: string;
  phone: string;
  skills: string[];
  newSkill: string;
  salaryExpectation: string;
  history: Job[];
  visible: boolean;
}

export function draftOf(profile: Profile): ProfileDraft {
  return { ...profile, newSkill: '', salaryExpectation: profile.salaryExpectation?.toString() ?? '' };
}

export function readDraft(form: FormData): ProfileDraft {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const all = (name: string) => form.getAll(name).map((value) => String(value).trim());
  const [positions, starts, ends] = [all('position'), all('from'), all('to')];
  return {
    name: text('name'),
    headline: text('headline'),
    city: text('city'),
    email: text('email'),
    phone: text('phone'),
    skills: all('skills'),
    newSkill: text('newSkill'),
    salaryExpectation: text('salaryExpectation'),
    history: all('company').map((company, index) => ({
      company,
      position: positions[index] ?? '',
      from: starts[index] ?? '',
      to: ends[index] ?? '',
    })),
    visible: form.get('visible') === 'yes',
  };
}

/** What a button of the form asks for: `add-skill`, `remove-skill-2`, `add-job`, `remove-job-0`; anything else is saving. */
export function changeDraft(draft: ProfileDraft, action: string): ProfileDraft | undefined {
  const [, what, at] = /^remove-(skill|job)-(\d+)$/.exec(action) ?? [];
  if (what === 'skill') return { ...draft, skills: draft.skills.filter((_, index) => index !== Number(at)) };
  if (what === 'job') return { ...draft, history: draft.history.filter((_, index) => index !== Number(at)) };
  if (action === 'add-skill') return withNewSkill(draft);
  if (action === 'add-job')
    return { ...draft, history: [{ company: '', position: '', from: '', to: '' }, ...draft.history] };
  return undefined;
}

/** The skill still in its box counts too; the same one twice does not. */
export function withNewSkill(draft: ProfileDraft): ProfileDraft {
  const known = draft.skills.some((skill) => skill.toLowerCase() === draft.newSkill.toLowerCase());
  if (!draft.newSkill) return draft;
  return { ...draft, newSkill: '', skills: known ? draft.skills : [...draft.skills, draft.newSkill] };
}

export function profileSchema(t: Translate) {
  const tooLong = t('This is too long', 'Слишком длинно');
  const monthOf = (message: string) => z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, message);
  return z.object({
    name: z.string().min(2, t('Enter your name', 'Укажите имя')).max(80, tooLong),
    headline: z
      .string()
      .min(2, t('Say in a few words what you do', 'Напишите в двух словах, чем вы занимаетесь'))
      .max(100, tooLong),
    city: z.string().refine((city) => Object.hasOwn(cities, city), t('Choose a city', 'Выберите город')),
    email: z.email(t('Enter an email address like name@example.com', 'Укажите почту вида name@example.com')),
    phone: z
      .string()
      .regex(/^\+?[\d\s()-]{9,24}$/, t('Enter a phone number with country code', 'Укажите телефон с кодом страны')),
    skills: z
      .array(z.string().min(1).max(40, tooLong))
      .max(MOST_SKILLS, t(`At most ${MOST_SKILLS} skills`, `Не больше ${MOST_SKILLS} навыков`)),
    salaryExpectation: z
      .string()
      .regex(/^\d{0,6}$/, t('Enter a whole number of euros', 'Укажите целое число евро'))
      .transform((text) => (text === '' ? null : Number(text))),
    history: z.array(
      z
        .object({
          company: z.string().min(1, t('Enter the company', 'Укажите компанию')).max(80, tooLong),
          position: z.string().min(1, t('Enter the position', 'Укажите должность')).max(80, tooLong),
          from: monthOf(t('Enter the first month', 'Укажите месяц начала')),
          to: z
            .literal('')
            .or(monthOf(t('Enter the last month or leave it empty', 'Укажите месяц окончания или оставьте пустым'))),
        })
        .refine(({ from, to }) => to === '' || to >= from, {
          path: ['to'],
          message: t('The job ended before it began', 'Работа закончилась раньше, чем началась'),
        }),
    ),
    visible: z.boolean(),
  });
}
