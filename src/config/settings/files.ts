import { join } from 'node:path';
import { freeList, path } from '../kinds.ts';
import { browsing, browsingAndDoctor, keeping, running, setting } from './setting.ts';

export const files = {
  storageState: setting({
    group: 'Files',
    about: 'A file with cookies and local storage to begin with.',
    kind: path('a file'),
    flags: [{ flag: '--storage-state <file>' }],
    env: 'LOTSMAN_STORAGE_STATE',
    commands: browsing,
    otherwise: 'what the profile holds',
  }),
  saveStorageState: setting({
    group: 'Files',
    about: 'A file into which cookies and local storage are written at the end.',
    kind: path('a file'),
    flags: [{ flag: '--save-storage-state <file>' }],
    env: 'LOTSMAN_SAVE_STORAGE_STATE',
    commands: browsing,
    otherwise: 'they are kept in the profile only',
  }),
  downloads: setting({
    group: 'Files',
    about: 'The quarantine folder in which downloads are kept, unopened.',
    kind: path('a folder'),
    default: ({ folders }) => join(folders.data, 'downloads'),
    flags: [{ flag: '--downloads <folder>' }],
    env: 'LOTSMAN_DOWNLOADS',
    commands: browsingAndDoctor,
    otherwise: 'the folder downloads, beside the other data of Lotsman',
  }),
  secrets: setting({
    group: 'Files',
    about: 'The folder in which secrets are kept, encrypted; see `lotsman secrets`.',
    kind: path('a folder'),
    default: ({ folders }) => join(folders.data, 'secrets'),
    flags: [{ flag: '--secrets <folder>' }],
    env: 'LOTSMAN_SECRETS',
    commands: [...running, ...keeping, 'secrets'],
    otherwise: 'the folder secrets, beside the other data of Lotsman',
  }),
  files: setting({
    group: 'Files',
    about: 'A file that the run may give to a page. No other file leaves this machine but those in the outbox.',
    kind: freeList('paths of files, separated by commas'),
    default: [],
    flags: [{ flag: '--file <path>', repeat: true }],
    env: 'LOTSMAN_FILES',
    commands: running,
  }),
  outbox: setting({
    group: 'Files',
    about: 'A folder whose files a run may give to pages.',
    kind: path('a folder'),
    default: ({ folders }) => join(folders.data, 'outbox'),
    flags: [{ flag: '--outbox <folder>' }],
    env: 'LOTSMAN_OUTBOX',
    commands: running,
    otherwise: 'the folder outbox, beside the other data of Lotsman',
  }),
};
