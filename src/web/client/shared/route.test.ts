import { expect, test } from 'vitest';
import { addressOf, type Route, readRoute } from './route.ts';

const routes: Route[] = [
  { view: 'start' },
  { view: 'runs' },
  { view: 'run', run: '261115-abcdefg' },
  { view: 'watch' },
  { view: 'grants' },
  { view: 'settings' },
  { view: 'models' },
];

test.for(routes)('what leads to $view is read as that', (route) => {
  expect(readRoute(addressOf(route))).toEqual(route);
});

test.for(['', '#', '#/', '#/nowhere', '#/runs/%E0%A4%A'])('any address shows something: "%s"', (hash) => {
  expect(['start', 'run']).toContain(readRoute(hash).view);
});
