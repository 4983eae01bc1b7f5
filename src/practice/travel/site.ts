import { defineSite } from '../site.ts';
import { graphqlEndpoint } from './endpoint.ts';
import { pages } from './pages.ts';
import { initialState } from './state.ts';

export const travel = defineSite({
  name: 'travel',
  title: { en: 'Farwing — flights and stays', ru: 'Farwing — авиабилеты и жильё' },
  about: {
    en: 'Trips: late suggestions, a calendar, sliders and results that arrive in waves, all in web components over GraphQL.',
    ru: 'Поездки: подсказки с задержкой, календарь, ползунки и результаты волнами — веб-компоненты поверх GraphQL.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  routes: (app) => {
    graphqlEndpoint(app);
    pages(app);
  },
  // When a search began is of no interest to anybody but the search.
  reveal: ({ searches: _, ...state }) => state,
});
