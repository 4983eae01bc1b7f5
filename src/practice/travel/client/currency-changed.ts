/** Told on the document after the server has taken note of another currency. */
export const CURRENCY_CHANGED = 'currency-changed';
