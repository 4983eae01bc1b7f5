/**
 * «Сколько скидок», said of «Скидки»: a vowel stands in this form only. What is left without it is what the other forms begin
 * with; nothing for words that have no such vowel.
 */
export function withoutFleeting(word: string): string | undefined {
  return FLEETING.test(word) ? word.replace(/ь?[ое]к$/u, 'к') : undefined;
}

const FLEETING = /^[а-я]{2,}[бвгджзйклмнпрстфхцчшщь][ое]к$/u;
