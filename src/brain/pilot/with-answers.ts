import type { Understood } from './goal.ts';
import { understand } from './understanding/understand.ts';

/**
 * A task of which something was not understood, with what people then said of it: their words stand where those stood that they
 * explain. Where they did not explain them, nothing is clearer than it was.
 */
export function withAnswers(task: string, first: Understood, answers: readonly string[], now: Date): Understood {
  const [unclear] = first.unclear;
  const telling = answers.filter((answer) => !KNOWS_NOT.test(answer));
  if (unclear === undefined || telling.length === 0) return first;
  const explained = telling.flatMap((answer) => understand(answer, now).goals);
  const at = task.indexOf(unclear);
  // What was made of a command that nobody knows was a guess.
  const known = first.goals.filter(({ said }) => !said.startsWith(unclear));
  const before = known.filter(({ said }) => at < 0 || task.indexOf(said) < at);
  const after = known.filter((goal) => !before.includes(goal));
  return { language: first.language, goals: [...before, ...explained, ...after], unclear: [] };
}

/** Somebody who was asked and cannot help. */
const KNOWS_NOT =
  /^\s*(?:(?:sorry|hm+|well|uh|извини(?:те)?|ну|хм+)[,.! ]+)*(?:(?:i|we) (?:do not|don['’]t|really don['’]t) (?:really )?(?:know|understand)|(?:i['’]m |i am )?not sure|(?:i have |i['’]ve )?no (?:idea|clue)|dunno|idk|(?:я |мы )?(?:сам[аи]? )?(?:точно )?не (?:знаю|знаем|понимаю|понимаем|в курсе|уверена?)|(?:без )?поняти[ея](?: не имею)?|no|нет)(?:[,.! ]+(?:sorry|either|really|сам[аи]?|извини(?:те)?))*\s*[.!]*\s*$/iu;
