import { addDays, TODAY } from '../../days.ts';
import { dice } from '../../random.ts';
import type { Words } from '../../words.ts';
import { type Company, companies } from './companies.ts';
import type { Profession } from './profession.ts';
import { handsOnProfessions } from './professions-hands.ts';
import { officeProfessions } from './professions-office.ts';
import { techProfessions } from './professions-tech.ts';
import { type City, cities, type Employment, type Experience, type Workplace } from './terms.ts';

/** Salaries are in euros a month; an employer may keep one end of the range, or both, to themselves. */
export interface Vacancy {
  readonly id: string;
  readonly title: Words;
  readonly profession: Profession;
  readonly company: Company;
  readonly city: City;
  readonly workplace: Workplace;
  readonly employment: Employment;
  readonly experience: Experience;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  /** `2026-11-15` */
  readonly postedOn: string;
}

const professions = [...techProfessions, ...officeProfessions, ...handsOnProfessions];
const PER_PROFESSION = 6;

/** What is asked of beginners, of the practised, of the seasoned. */
const experiencesFor: readonly (readonly Experience[])[] = [
  ['none', '1-3'],
  ['1-3', '3-6'],
  ['3-6', '6+'],
];

/** The same 120 vacancies every time: trades, employers and towns dealt out by a generator with a fixed seed. */
export const vacancies: readonly Vacancy[] = deal();

export function findVacancy(id: string): Vacancy | undefined {
  return vacancies.find((vacancy) => vacancy.id === id);
}

/** The same trade first, then the same town. */
export function similarTo(vacancy: Vacancy, count = 4): Vacancy[] {
  const likeness = (other: Vacancy) =>
    (other.profession === vacancy.profession ? 2 : 0) + (other.city === vacancy.city ? 1 : 0);
  return vacancies
    .filter((other) => other !== vacancy)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, count);
}

function deal(): Vacancy[] {
  const { next: random, pick } = dice('the vacancies');
  const dealt = Array.from({ length: professions.length * PER_PROFESSION }, (_, index): Omit<Vacancy, 'id'> => {
    const profession = professions[index % professions.length] as Profession;
    const level = Math.floor(index / professions.length) % 3;
    const experience = pick<Experience>(experiencesFor[level] ?? ['none']);
    const paid = Math.round((profession.salary * ([0.65, 1, 1.5][level] ?? 1) * (0.9 + random() * 0.25)) / 50) * 50;
    const shows = random();
    return {
      title: profession.titles[level] ?? profession.titles[0],
      profession,
      company: pick(companies.filter(({ industry }) => profession.industries.includes(industry))),
      city: pick(Object.keys(cities) as City[]),
      workplace: profession.canBeRemote ? pick(['office', 'hybrid', 'remote', 'remote']) : 'office',
      employment:
        experience === 'none' && random() < 0.5
          ? 'internship'
          : pick(['full', 'full', 'full', 'full', 'part', 'project']),
      experience,
      salaryFrom: shows < 0.9 ? paid : null,
      salaryTo: shows > 0.35 && shows < 0.9 ? Math.round((paid * (1.2 + random() * 0.3)) / 50) * 50 : null,
      postedOn: addDays(TODAY, -Math.floor(random() ** 1.6 * 31)),
    };
  });
  return dealt.map((vacancy, index) => ({ id: String(1001 + index), ...vacancy }));
}
