import { both } from '../../words.ts';
import { type Account, ME, PEOPLE } from './model.ts';

export function seedAccount(): Account {
  const me = PEOPLE.find((person) => person.id === ME);
  return {
    settings: {
      theme: 'light',
      accent: 'pine',
      density: 'comfortable',
      startPage: 'home',
      weekStart: 'monday',
      timeZone: 'Europe/Lisbon',
      alerts: { mentions: true, dueCards: true, lowStock: false, weeklyDigest: true },
      hiddenColumns: [],
    },
    profile: { displayName: me?.name ?? '', jobTitle: me?.role ?? '', email: 'nora@marlowfinch.example' },
    notifications: [
      {
        id: 'notice-1',
        from: 'irina',
        text: both('asked you to review “Supplier terms 2027”', 'просит проверить «Условия поставщиков на 2027 год»'),
        link: '/docs/doc-2',
        minutesAgo: 12,
        read: false,
      },
      {
        id: 'notice-2',
        from: 'timur',
        text: both('moved “Label the new aisles” to Done', 'перенёс «Подписать новые проходы» в «Готово»'),
        link: '/boards/warehouse',
        minutesAgo: 95,
        read: false,
      },
      {
        id: 'notice-3',
        from: 'daniel',
        text: both('assigned you “Check gift wrapping stock”', 'назначил вам «Проверить запас подарочной упаковки»'),
        link: '/boards/launch',
        minutesAgo: 340,
        read: false,
      },
      {
        id: 'notice-4',
        from: 'mei',
        text: both('uploaded 3 pictures to “Winter catalogue”', 'загрузила 3 снимка в «Зимний каталог»'),
        link: '/files/winter',
        minutesAgo: 1600,
        read: true,
      },
    ],
  };
}
