import { folded } from '../search-words.ts';
import type { Language } from '../site.ts';
import type { Words } from '../words.ts';
import { type Airport, type City, cities } from './data/cities.ts';

/** Something one can fly from or to: one airport, or a city with all of its airports. */
export interface Place {
  code: string;
  kind: 'CITY' | 'AIRPORT';
  name: Words;
  city: City;
}

const places: readonly Place[] = cities.flatMap((city) => {
  // Where a city and one of its airports share a code (IST), the code means the whole city.
  const airports = city.airports
    .filter(({ code }) => code !== city.code)
    .map(({ code, name }): Place => ({ code, kind: 'AIRPORT', name, city }));
  const whole: Place = { code: city.code, kind: 'CITY', name: city.name, city };
  return city.airports.length === 1 ? [whole] : [whole, ...airports];
});

const byCode = new Map(places.map((place) => [place.code, place]));

const airports = new Map(
  cities.flatMap((city) => city.airports.map((airport) => [airport.code, { airport, city }] as const)),
);

const POPULAR = ['MOW', 'LED', 'IST', 'TBS', 'LIS', 'DXB', 'BKK', 'BEG'];

export function findPlace(code: string): Place | undefined {
  return byCode.get(code.toUpperCase());
}

export function airportOf(code: string): { airport: Airport; city: City } {
  const found = airports.get(code);
  if (!found) throw new RangeError(`No airport has the code ${code}.`);
  return found;
}

/** The places somebody may mean who has typed this much, in either language or as an airport code; best guess first. */
export function suggestPlaces(text: string, limit: number): Place[] {
  const wanted = plain(text);
  if (wanted === '') return POPULAR.flatMap((code) => findPlace(code) ?? []).slice(0, limit);
  return places
    .map((place, index) => ({ place, index, score: score(place, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, limit)
    .map(({ place }) => place);
}

function score(place: Place, wanted: string): number {
  const { code, kind, city } = place;
  if (code.toLowerCase() === wanted) return kind === 'CITY' ? 6 : 5;
  if (spelled(city.name).some((word) => word.startsWith(wanted))) return kind === 'CITY' ? 4 : 3;
  if (airportNames(place).some((word) => word.startsWith(wanted))) return 3;
  if (city.code.toLowerCase() === wanted) return 2;
  return wanted.length > 2 && spelled(city.country).some((word) => word.startsWith(wanted)) ? 1 : 0;
}

/** The only airport of a city answers for it under its own name too. */
function airportNames({ kind, name, city }: Place): string[] {
  if (kind === 'AIRPORT') return spelled(name);
  return city.airports.length === 1 ? city.airports.flatMap((airport) => spelled(airport.name)) : [];
}

/** A name and each of its words, in both languages. */
function spelled(words: Words): string[] {
  return Object.values(words).flatMap((text) => [plain(text), ...plain(text).split(/[\s,-]+/)]);
}

function plain(text: string): string {
  return folded(text.trim())
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC');
}

/** What a person reads in the field: "Moscow" for the city, "Moscow, Vnukovo" for one of its airports. */
export function placeLabel({ kind, name, city }: Place, language: Language): string {
  return kind === 'CITY' ? city.name[language] : `${city.name[language]}, ${name[language]}`;
}
