import { LotsmanError } from '../../errors.ts';
import type { Command } from '../command.ts';

export const open: Command = {
  name: 'open',
  summary: 'Open a page in the browser and stay until it is closed.',
  description: 'What happens in the browser is printed a line at a time: dialogs, downloads, new tabs, crashes.',
  argument: '<url>',
  examples: [
    ['lotsman open https://example.com', 'in a window, with the profile that is kept between runs'],
    ['lotsman open https://example.com --headless --log-level info', 'without a window'],
    ['lotsman open https://example.com --cdp http://127.0.0.1:9222', 'in a browser that runs already'],
  ],

  async run() {
    throw new LotsmanError('bad_usage', 'Opening pages is not there yet.');
  },
};
