import { askTheBrowser } from './browser-questions.ts';
import { challengeCanvas } from './challenge.ts';
import { codeBoxes } from './code-boxes.ts';
import { fileChoosers } from './file-choosers.ts';
import { lockCountdown, revealPassword } from './login.ts';
import { consentDialog, newsletterOnScroll } from './overlays.ts';

revealPassword();
lockCountdown();
codeBoxes();
challengeCanvas();
consentDialog();
newsletterOnScroll();
askTheBrowser();
fileChoosers();
