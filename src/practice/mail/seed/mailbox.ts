import { elsewhere } from './elsewhere.ts';
import { life } from './life.ts';
import { newsletters } from './newsletters.ts';
import { office } from './office.ts';
import { receipts } from './receipts.ts';
import { spam } from './spam.ts';
import { work } from './work.ts';

/** Everything a new visitor finds. Forty of these lie in the inbox. */
export const seededMessages = [...work, ...office, ...life, ...receipts, ...newsletters, ...spam, ...elsewhere];
