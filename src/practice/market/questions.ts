import { dice } from '../random.ts';
import type { Language } from '../site.ts';
import { both, say } from '../words.ts';

const QUESTIONS = [
  [both('Does it still work?', 'Оно ещё работает?'), both('It did this morning.', 'Утром работало.')],
  [both('How heavy is it?', 'Сколько оно весит?'), both('One person can carry it.', 'Один человек донесёт.')],
  [
    both('Can I see it first?', 'Можно сначала посмотреть?'),
    both('On Saturdays, at the quay.', 'По субботам, у причала.'),
  ],
  [
    both('Is the price final?', 'Торг возможен?'),
    both('Bring cake and we shall see.', 'Приходите с пирогом — поговорим.'),
  ],
  [both('Do you deliver?', 'Есть доставка?'), both('To Skarra, by ferry.', 'До Скарры, паромом.')],
  [both('Who owned it before?', 'Кто был хозяином?'), both('A piano teacher.', 'Учительница музыки.')],
  [both('Any scratches?', 'Есть царапины?'), both('Two, on the back.', 'Две, сзади.')],
] as const;

/** What people asked about a good, in an order of its own. */
export function questionsAbout(good: number, language: Language): { question: string; answer: string }[] {
  const start = dice(good).between(0, QUESTIONS.length - 1);
  return QUESTIONS.map((_, at) => {
    const [question, answer] = QUESTIONS[(start + at) % QUESTIONS.length] ?? ['', ''];
    return { question: say(question, language), answer: say(answer, language) };
  });
}
