import { commits } from './rules/commits.ts';
import { saysSo } from './rules/says-so.ts';
import { sendsForm } from './rules/sends-form.ts';
import type { Rule } from './verdict.ts';

/** What is worried about unless somebody brings other rules. */
export const rules: readonly Rule[] = [commits, sendsForm, saysSo];
