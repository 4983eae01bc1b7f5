import { findDisplay } from '../../browser/display.ts';
import { type Check, failure, ok, warning } from './check.ts';

export const display: Check = {
  name: 'display',
  title: 'Display',
  look({ config }) {
    const isHeadless = config.headless === 'yes' || config.headless === 'shell';
    const { kind, detail } = findDisplay();
    if (kind !== 'none') return ok(isHeadless ? `${detail}, not used: headless was asked for` : detail, { kind });
    const remedy = 'To watch it, start it in a desktop session or under xvfb-run, or set DISPLAY.';
    if (config.headless === 'no') return failure(`A window was asked for, but ${detail}.`, remedy, { kind });
    if (isHeadless) return ok('Not needed: headless was asked for.', { kind });
    return warning(`There is none (${detail}): the browser will work without a window.`, remedy, { kind });
  },
};
