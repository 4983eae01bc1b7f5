import { expect, test } from 'vitest';
import { vacancies } from './data/vacancies.ts';
import { PER_PAGE, readSearch, search, searchAddress } from './search.ts';

const find = (address: string) => search(readSearch(new URLSearchParams(address)));
const titles = (address: string) => find(address).vacancies.map(({ title }) => title.en);

test('there are 120 vacancies on six pages, each vacancy once', () => {
  const ids = [1, 2, 3, 4, 5, 6].flatMap((page) => find(`page=${page}`).vacancies.map(({ id }) => id));

  expect(find('')).toMatchObject({ total: 120, pages: 6 });
  expect(new Set(ids).size).toBe(120);
  expect(find('page=99').page).toBe(6);
  expect(find('').vacancies).toHaveLength(PER_PAGE);
});

test('words are found in both languages and by their beginnings, titles before the rest', () => {
  expect(new Set(titles('q=barista'))).toEqual(new Set(['Barista', 'Trainee barista']));
  expect(titles('q=БАРИСТА')).toEqual(titles('q=barista'));
  expect(titles('q=frontend+develop')[0]).toMatch(/frontend developer/i);
  expect(titles('q=submarine')).toEqual([]);
});

test('every filter holds for everything that is found', () => {
  const { vacancies: found, total } = find('remote=yes&salary=2500&experience=3-6&type=full&within=14');

  expect(total).toBeGreaterThan(0);
  for (const vacancy of found) {
    expect(vacancy).toMatchObject({ workplace: 'remote', experience: '3-6', employment: 'full' });
    expect(vacancy.salaryTo ?? vacancy.salaryFrom).toBeGreaterThanOrEqual(2500);
    expect(vacancy.postedOn >= '2026-11-01').toBe(true);
  }
});

test('salaries and dates go down in their orders', () => {
  const dates = find('sort=date').vacancies.map(({ postedOn }) => postedOn);
  const salaries = find('sort=salary').vacancies.map(({ salaryTo, salaryFrom }) => salaryTo ?? salaryFrom ?? 0);

  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(salaries).toEqual(salaries.toSorted((a, b) => b - a));
});

test('an address keeps the search and drops what makes no sense', () => {
  const query = readSearch(new URLSearchParams('q=cook&city=atlantis&salary=lots&type=full&type=x&page=3'));

  expect(searchAddress(query)).toBe('/?q=cook&type=full');
  expect(searchAddress(query, { page: 2 })).toBe('/?q=cook&type=full&page=2');
});

test('a salary range never goes backwards', () => {
  for (const { salaryFrom, salaryTo } of vacancies)
    if (salaryFrom !== null && salaryTo !== null) expect(salaryTo).toBeGreaterThan(salaryFrom);
});
