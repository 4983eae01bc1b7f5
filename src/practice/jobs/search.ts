import { daysBetween, TODAY } from '../days.ts';
import { wordsOf } from '../search-words.ts';
import { type City, cities, type Employment, type Experience, employments, experiences } from './data/terms.ts';
import { type Vacancy, vacancies } from './data/vacancies.ts';

export const sortOrders = ['relevance', 'date', 'salary'] as const;
export type SortOrder = (typeof sortOrders)[number];
export const postedWithin = [1, 3, 7, 14] as const;
export const PER_PAGE = 20;

export interface SearchQuery {
  words: string;
  city: City | null;
  remote: boolean;
  /** Euros a month. */
  salaryFrom: number | null;
  experience: Experience | null;
  employment: Employment[];
  /** Days. */
  within: number | null;
  sort: SortOrder;
  page: number;
}

/** Reads the address of a search; what makes no sense is as good as not asked. */
export function readSearch(parts: URLSearchParams): SearchQuery {
  const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string | null): Key | null =>
    key !== null && Object.hasOwn(table, key) ? (key as Key) : null;
  const salary = Number(parts.get('salary'));
  const page = Number(parts.get('page'));
  return {
    words: (parts.get('q') ?? '').trim().slice(0, 100),
    city: keyOf(cities, parts.get('city')),
    remote: parts.get('remote') === 'yes',
    salaryFrom: Number.isFinite(salary) && salary > 0 ? Math.round(salary) : null,
    experience: keyOf(experiences, parts.get('experience')),
    employment: parts.getAll('type').flatMap((type) => keyOf(employments, type) ?? []),
    within: postedWithin.find((days) => String(days) === parts.get('within')) ?? null,
    sort: sortOrders.find((order) => order === parts.get('sort')) ?? 'relevance',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a search with some of it changed. Whatever changes, reading starts again on the first page. */
export function searchAddress(query: SearchQuery, change: Partial<SearchQuery> = {}): string {
  const wanted = { ...query, page: 1, ...change };
  const parts = new URLSearchParams();
  if (wanted.words) parts.set('q', wanted.words);
  if (wanted.city) parts.set('city', wanted.city);
  if (wanted.remote) parts.set('remote', 'yes');
  if (wanted.salaryFrom) parts.set('salary', String(wanted.salaryFrom));
  if (wanted.experience) parts.set('experience', wanted.experience);
  for (const type of wanted.employment) parts.append('type', type);
  if (wanted.within) parts.set('within', String(wanted.within));
  if (wanted.sort !== 'relevance') parts.set('sort', wanted.sort);
  if (wanted.page > 1) parts.set('page', String(wanted.page));
  return parts.size > 0 ? `/?${parts}` : '/';
}

export interface Found {
  vacancies: Vacancy[];
  total: number;
  pages: number;
  page: number;
}

export function search(query: SearchQuery): Found {
  const scored = vacancies
    .filter((vacancy) => passes(vacancy, query))
    .map((vacancy) => ({ vacancy, score: scoreOf(vacancy, query.words) }))
    .filter(({ score }) => score > 0);
  const byDate = (a: Vacancy, b: Vacancy) => b.postedOn.localeCompare(a.postedOn);
  const orders: Record<SortOrder, (a: (typeof scored)[number], b: (typeof scored)[number]) => number> = {
    relevance: (a, b) => b.score - a.score || byDate(a.vacancy, b.vacancy),
    date: (a, b) => byDate(a.vacancy, b.vacancy),
    salary: (a, b) => bestSalary(b.vacancy) - bestSalary(a.vacancy),
  };
  const sorted = scored.toSorted(orders[query.sort]).map(({ vacancy }) => vacancy);
  const pages = Math.max(1, Math.ceil(sorted.length / PER_PAGE));
  const page = Math.min(query.page, pages);
  return { vacancies: sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE), total: sorted.length, pages, page };
}

function passes(vacancy: Vacancy, { city, remote, salaryFrom, experience, employment, within }: SearchQuery): boolean {
  return (
    (city === null || vacancy.city === city) &&
    (!remote || vacancy.workplace === 'remote') &&
    (salaryFrom === null || bestSalary(vacancy) >= salaryFrom) &&
    (experience === null || vacancy.experience === experience) &&
    (employment.length === 0 || employment.includes(vacancy.employment)) &&
    (within === null || daysBetween(vacancy.postedOn, TODAY) <= within)
  );
}

function bestSalary({ salaryFrom, salaryTo }: Vacancy): number {
  return salaryTo ?? salaryFrom ?? 0;
}

/** How well a vacancy fits the words: zero when one of them is nowhere in it. */
function scoreOf({ title, company, profession }: Vacancy, text: string): number {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return 1;
  const places: [number, string[]][] = [
    [8, wordsOf(Object.values(title).join(' '))],
    [4, wordsOf(profession.skills.join(' '))],
    [3, wordsOf(Object.values(company.name).join(' '))],
    [1, wordsOf([profession.summary, ...profession.duties].flatMap((one) => Object.values(one)).join(' '))],
  ];
  const scores = wanted.map((word) =>
    Math.max(0, ...places.map(([weight, present]) => (present.some((one) => one.startsWith(word)) ? weight : 0))),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
