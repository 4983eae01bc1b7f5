/** The same format as the server's. */
export function money(cents: number): string {
  const locale = document.documentElement.lang === 'ru' ? 'ru-RU' : 'en-IE';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
