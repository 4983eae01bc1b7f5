import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** "Log me in. Use the saved e-mail and password", «войди в аккаунт, используй сохранённые данные»: one logs in with what is kept anyway. */
export function withoutSavedLogin(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ isMark }, index) => isMark === true && SAVED.test(words.slice(index + 1, index + 1 + MOST_WORDS).join(' ')),
  );
  const length = wordsTaken(SAVED, words.slice(at + 1, at + 1 + MOST_WORDS));
  const isLogin = tokens.some((_, index) => index < at && look(verbs, words, index)?.meaning === 'login');
  return at > 0 && isLogin ? [...tokens.slice(0, at), ...tokens.slice(at + 1 + length)] : [...tokens];
}

const MOST_WORDS = 10;
const DETAILS =
  '(?:e-mail|email|mail|login|username|user name|password|details|credentials|account details|login details)';
const SAVED = new RegExp(
  `^(?:(?:and|please|just|you can) )*(?:use|take|with) (?:the|my) (?:saved|stored|kept|remembered) ${DETAILS}(?: and (?:the )?(?:saved )?password)?(?: for (?:it|that))?(?= [.!?,]|$)` +
    '|^(?:(?:и|пожалуйста|просто) )*(?:используй|возьми)(?:те)? (?:мои )?сохраненн(?:ые|ую|ый) (?:данные|почту|логин|e-mail|email)(?: и (?:сохраненный )?пароль)?(?= [.!?,]|$)',
);
