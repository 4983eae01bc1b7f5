import { application } from './application.ts';
import { coveredButton } from './covered-button.ts';
import { falseSuccess, honestFailure } from './false-success.ts';
import { loginWall } from './login-wall.ts';
import { otherLanguage } from './other-language.ts';
import { staleNumber } from './stale-number.ts';
import type { Story } from './story.ts';
import { threeFacts } from './three-facts.ts';
import { twoSpamMails } from './two-spam-mails.ts';

/** All that is told of more than one kind of brain. */
export const stories: readonly Story[] = [
  threeFacts,
  application,
  twoSpamMails,
  coveredButton,
  staleNumber,
  falseSuccess,
  honestFailure,
  loginWall,
  otherLanguage,
];
