import { type Token, wordsIn } from '../../tokens.ts';

/** "a message to user max_22", «для участника ilse_t», «коллеге Анне Берг»: who is called by a name needs no word for who that is. */
export function withoutWhoItIs(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.filter((token, at) => {
    const isTo = WHOM.test(token.word) || (WHO.test(token.word) && /^(?:to|for|для|у)$/.test(lastBefore(words, at)));
    const name = tokens[at + 1]?.text ?? '';
    // «пользователю kira_b личку»: what is sent is told from who gets it by that word.
    if (LETTER.test(words[at + 2] ?? '')) return true;
    return !(isTo && (/^\p{Lu}\p{Ll}/u.test(name) || /^(?=.*[\d_])\p{L}[\p{L}\d_.-]+$/u.test(name)));
  });
}

function lastBefore(words: readonly string[], at: number): string {
  return (
    words.slice(Math.max(0, at - 2), at).findLast((word) => !/^(?:the|my|our|моего|моей|нашего|нашей)$/.test(word)) ??
    ''
  );
}

const LETTER = /^(?:личк\p{L}|сообщени\p{L}|письм\p{L}|записк\p{L}|message|note|letter|mail|e-mail)$/u;
/** In Russian the form of the word alone says that somebody gets something. */
const WHOM =
  /^(?:участник|пользовател|коллег|клиент|друг|подруг|подписчик|читател|сосед|соседк|участниц|пользовательниц)(?:у|ю|е)$/;
const WHO =
  /^(?:user|member|colleague|customer|friend|neighbour|subscriber|participant|участник|участниц|пользовател|коллег|клиент|друг|подруг|подписчик|сосед|соседк)(?:а|я|ы|и|у|ю)?$/;
