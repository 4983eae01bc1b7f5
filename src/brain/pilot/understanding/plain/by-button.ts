import { lexicon } from '../lexicon/match.ts';

/** How it is said that something is done with a button: by pressing it, with what is called a button, or only "with" it. */
export type Means = 'pressing' | 'button' | 'with';

export const means = lexicon<Means>([
  [
    'pressing',
    'by pressing|by pressing on|by clicking|by clicking on|by tapping|by tapping on|нажатием на|нажав|нажав на',
  ],
  [
    'button',
    'with the button|with button|using the button|using button|via the button|through the button|by pressing the button|by clicking the button|кнопкой|через кнопку|с помощью кнопки|при помощи кнопки|нажатием кнопки|нажав кнопку|нажав на кнопку',
  ],
  ['with', 'with the|using the|via the|through the|with|using|via'],
]);

/** After the button the sentence goes on with these. */
export const GOING_ON = /^(?:and|then|и|а|затем|потом)$/;
