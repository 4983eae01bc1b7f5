import type { Foresight } from '../../action.ts';
import type { Outgoing } from '../../outgoing.ts';
import type { Speech } from '../../speech/speech.ts';
import { pressesEnter } from '../acts.ts';
import { commitIn } from '../commit-words.ts';
import { readsOnly } from '../outgoing/reads.ts';
import type { Case, CommitKind, Rule } from '../rule.ts';
import { isSameSite } from '../site.ts';
import { fillsCart } from './outgoing/cart.ts';
import { answersConsent } from './outgoing/consent.ts';

/** A form that is posted changes something on the server. Searching and filtering are left in peace. */
export const sendsForm: Rule = (facts) => {
  const { submits, target } = facts.foresight;
  if (!submits || !wouldSend(facts)) return undefined;
  const isTold = (submits.password || submits.card || submits.account) && submits.method === 'get';
  if (submits.method !== 'post' && !isTold) return undefined;
  if (isHarmless(facts, submits)) return undefined;
  const said = commitIn(target?.name ?? '');
  const { asks, facts: told } = facts.speech;
  const { commit, because } = meaningOf(submits, said, target?.name ?? '', asks);
  return {
    kind: 'ask',
    commit,
    origin: URL.parse(submits.to)?.origin ?? '',
    what: asks.sendForm(said === undefined ? undefined : target?.name, hostOf(submits.to)),
    because,
    details: [
      `${submits.method.toUpperCase()} ${placeOf(submits.to)}`,
      ...(isSameSite(submits.to, facts.url) ? [] : [told.toOtherSite(hostOf(submits.to))]),
    ],
  };
};

/** What the fields are for says more than what the button says. */
function meaningOf(
  { card, account, password, code, file, to }: Form,
  said: CommitKind | undefined,
  name: string,
  asks: Speech['asks'],
): { commit: CommitKind; because: string } {
  if (card || account) return { commit: 'pay', because: asks.formPays };
  if (password && isAboutAccount(`${name} ${to}`)) return { commit: 'account', because: asks.formSetsPassword };
  if (password) return { commit: 'sign in', because: asks.formHoldsPassword };
  if (code) return { commit: 'sign in', because: asks.formHoldsCode };
  return { commit: said ?? (file ? 'upload' : 'submit'), because: asks.formChanges };
}

type Form = NonNullable<Foresight['submits']>;

function isAboutAccount(text: string): boolean {
  return /sign[\s-]?up|register|registr|create (?:an )?account|(?:change|new|reset|update|save|set)[\s_-]*(?:the |my )?password|сменить|измен|зарегистр|регистрац|создать|ändern|registrier|konto erstellen|inscri|créer|changer|registrarse|crear cuenta|cambiar/iu.test(
    text,
  );
}

/** It only looks something up, fills the cart that the task speaks of, or answers the question about cookies. */
function isHarmless(facts: Case, submits: Form): boolean {
  if (submits.password || submits.card || submits.account || submits.file || submits.code) return false;
  const { target } = facts.foresight;
  if (target?.role === 'searchbox' || saysSearch(target?.name ?? '')) return true;
  const outgoing = formed(facts, submits);
  if (readsOnly(outgoing) !== undefined) return true;
  return fillsCart({ ...facts, outgoing }) || answersConsent({ ...facts, outgoing });
}

const SEARCH =
  /^\s*(?:search|find|filter|sort|go to page|next page|show results|искать|найти|поиск|фильтр\p{L}*|suche|suchen|finden|filtern|rechercher|chercher|filtrer|buscar|filtrar|cerca|szukaj|ara|检索|搜索|搜尋|検索|검색)(?!\p{L})/iu;

/** A button may say anything. What it then sends is judged again, by what it holds. */
function saysSearch(name: string): boolean {
  return SEARCH.test(name);
}

/** The request that the form would become, as far as it is known: nobody has read yet what its fields hold. */
function formed({ url }: Case, { to }: Form): Outgoing {
  const from = URL.parse(url)?.origin ?? '';
  return { kind: 'document', method: 'POST', url: to, page: '', from, contentType: FORM, body: '', size: 1 };
}

const FORM = 'application/x-www-form-urlencoded';

/** A click into a field sends nothing. */
const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'checkbox', 'radio', 'switch', 'slider']);

function wouldSend({ action, foresight: { target } }: Case): boolean {
  return pressesEnter(action) || (action.tool === 'click' && !FIELDS.has(target?.role ?? ''));
}

function placeOf(address: string): string {
  const { origin, pathname } = URL.parse(address) ?? { origin: address, pathname: '' };
  return `${origin}${pathname}`;
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}
