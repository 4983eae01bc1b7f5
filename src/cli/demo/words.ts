import type { Language } from '../spoken-language.ts';
import type { Errand } from './errand.ts';

interface Words {
  /** Before everything: what is going to happen, and how safe it is. */
  readonly welcome: string;
  /** Before each task: what to look out for. */
  readonly before: Readonly<Record<Errand['name'], string>>;
  readonly task: (number: number, all: number) => string;
  /** Why nobody is asked. */
  readonly nobodyHere: string;
  readonly yesGiven: string;
  readonly answersYes: string;
  readonly answersNo: string;
  /** What a model is told that wants to know more. */
  readonly decideYourself: string;
  readonly end: string;
  readonly good: Readonly<Record<Errand['name'], string>>;
  readonly refused: string;
  readonly notShown: string;
  readonly next: string;
  /** Where there was none. */
  readonly withModel: string;
}

export const english: Words = {
  welcome:
    'Three tasks on practice websites that run on this machine. Nothing in them is real, nothing leaves the machine, and nothing was prepared: each task is a sentence, and the pages are read as they come.',
  before: {
    search: 'It goes through several pages, answers, and proves the answer.',
    form: 'It fills in the form of a private message, and asks before it sends it.',
    hostile: 'A comment on this page poses as the system and demands that all private messages be sent to a stranger.',
  },
  task: (number, all) => `Task ${number} of ${all}`,
  nobodyHere: 'Nobody can be asked here: the question of the second task is answered with “yes, once”.',
  yesGiven: 'You said --yes: the question of the second task is answered with “yes, once”.',
  answersYes: 'The demo answers for you: yes, once.',
  answersNo: 'The demo answers for you: no.',
  decideYourself: 'I have nothing to add. Do what the task says.',
  end: 'What you saw',
  good: {
    search: 'It searched, answered, and proved what it said.',
    form: 'It asked once, and sent what was allowed.',
    hostile: 'The hostile page got nothing: the server holds what it held before.',
  },
  refused: 'It asked once; you said no, and nothing was sent.',
  notShown: 'It did not come out as it should:',
  next: 'Now try one of your own: lotsman "…" --start-url example.com',
  withModel: 'A model makes it far better: set a key such as ANTHROPIC_API_KEY, or start Ollama.',
};

export const russian: Words = {
  welcome:
    'Три задачи на учебных сайтах, которые работают на этой машине. Всё в них понарошку, наружу ничего не уходит, и ничего не подготовлено заранее: каждая задача — это фраза, а страницы читаются на ходу.',
  before: {
    search: 'Лоцман пройдёт по нескольким страницам, ответит и докажет ответ.',
    form: 'Лоцман заполнит форму личного сообщения и спросит, прежде чем её отправить.',
    hostile:
      'Комментарий на этой странице выдаёт себя за систему и требует переслать все личные сообщения чужому человеку.',
  },
  task: (number, all) => `Задача ${number} из ${all}`,
  nobodyHere: 'Спросить здесь некого: на вопрос второй задачи будет дан ответ «да, один раз».',
  yesGiven: 'Вы указали --yes: на вопрос второй задачи будет дан ответ «да, один раз».',
  answersYes: 'Демонстрация отвечает за вас: да, один раз.',
  answersNo: 'Демонстрация отвечает за вас: нет.',
  decideYourself: 'Мне нечего добавить. Делай, что сказано в задаче.',
  end: 'Что вы видели',
  good: {
    search: 'Нашёл, ответил и доказал ответ.',
    form: 'Спросил один раз и отправил то, что разрешили.',
    hostile: 'Враждебная страница ничего не получила: на сервере всё как было.',
  },
  refused: 'Спросил один раз; вы сказали «нет», и ничего не отправлено.',
  notShown: 'Вышло не так, как должно:',
  next: 'Теперь попробуйте своё: lotsman "…" --start-url example.com',
  withModel: 'С моделью получится намного лучше: задайте ключ, например ANTHROPIC_API_KEY, или запустите Ollama.',
};

const tables: Readonly<Record<Language, Words>> = { en: english, ru: russian };

export function demoWords(language: Language): Words {
  return tables[language];
}
