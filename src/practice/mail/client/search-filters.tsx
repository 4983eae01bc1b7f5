import { addressOf, currentRoute, navigate } from './router.tsx';
import { t } from './session.ts';

const filters: readonly (readonly [term: string, name: string])[] = [
  ['has:attachment', t('Has attachment', 'С вложениями')],
  ['is:unread', t('Unread', 'Непрочитанные')],
  ['is:starred', t('Starred', 'Отмеченные')],
  ['in:inbox', t('In Inbox', 'Во входящих')],
];

/** Switches that add a term to the search or take it away. */
export function SearchFilters({ query }: { query: string }) {
  const terms = query.split(/\s+/).filter(Boolean);
  const toggle = (term: string) => {
    const rest = terms.filter((one) => one !== term);
    const search = (rest.length === terms.length ? [...terms, term] : rest).join(' ');
    navigate(addressOf({ place: { search }, compose: currentRoute().compose }));
  };
  return (
    <fieldset className="filters" aria-label={t('Narrow the search', 'Уточнить поиск')}>
      {filters.map(([term, name]) => (
        <button key={term} type="button" aria-pressed={terms.includes(term)} onClick={() => toggle(term)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
