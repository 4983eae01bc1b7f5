/** What a person said, and what they were asked; no question where they said it by themselves. */
export function heardIn(said: string): { question: string; answer: string } {
  const { question = '', answer = said } = (FENCED.exec(said) ?? PLAIN.exec(said))?.groups ?? {};
  return { question, answer: answer === '(no answer)' ? '' : answer };
}

/** The question may hold words of a page, and stands between marks; the answer is all that comes after them. */
const FENCED = /^<page (?<mark>\w+)>(?<question>.*?)<\/page \k<mark>> — (?<answer>.*)$/s;
const PLAIN = /^(?<question>.*?[?.]) — (?<answer>.*)$/s;
