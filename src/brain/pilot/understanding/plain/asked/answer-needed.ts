import { inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «Мне нужен ответ на вопрос «Сколько мест?», нажимай «Ещё», пока он не появится»: that is pressed until it is there, and the answer told. */
export function asAnswerNeeded(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens).map((word) => word || '#');
  const [whole] = NEEDED.exec(words.join(' ')) ?? [];
  const [asked, more, ...others] = tokens.filter(({ value }) => value);
  if (!whole || !asked?.value?.exact || !more?.value?.exact || others.length > 0) return [...tokens];
  const say = (stand: Token, all: string) => all.split(' ').map((word) => inPlaceOf(stand, word));
  const press = [...say(more, 'нажимай'), more, ...say(asked, 'до появления вопроса'), asked];
  const rest = tokens.slice(whole.split(' ').length);
  const tell = [...say(asked, 'и скажи'), markInPlaceOf(asked, ','), ...say(asked, 'что на него ответили')];
  return [...press, ...tell, ...rest];
}

const NEEDED =
  /^(?:(?:мне|нам) )?нужен ответ на вопрос # [.,] (?:для появления которого |(?:а )?чтобы (?:он|его) [а-я]+ , |для этого )?(?:(?:нужно|надо|придется) )?(?:нажимать|нажимай|жать|жми)(?: на)?(?: кнопку)? # , пока (?:он|этот вопрос|вопрос) не (?:покажется|появится|станет виден)(?= [.!]|$)/;
