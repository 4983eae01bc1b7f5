import { wholeNumber } from '../kinds.ts';
import { setting } from './setting.ts';

export const practice = {
  practicePort: setting({
    group: 'Practice',
    about: 'The port of the practice sites; 0 takes any free one.',
    kind: wholeNumber({ min: 0, max: 65_535 }),
    default: 4310,
    flags: [{ flag: '--port <number>' }],
    env: 'LOTSMAN_PRACTICE_PORT',
    commands: ['practice'],
  }),
};
