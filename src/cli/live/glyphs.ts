/** The signs that a terminal can show. */
export interface Glyphs {
  readonly done: string;
  readonly open: string;
  readonly current: string;
  readonly dropped: string;
  readonly warning: string;
  readonly trouble: string;
  readonly asks: string;
  readonly prompt: string;
  readonly arrived: string;
  readonly dot: string;
  readonly spinner: readonly string[];
}

const drawn: Glyphs = {
  done: '✓',
  open: '○',
  current: '●',
  dropped: '–',
  warning: '!',
  trouble: '✗',
  asks: '?',
  prompt: '›',
  arrived: '→',
  dot: '·',
  spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
};

const plain: Glyphs = {
  done: '+',
  open: '-',
  current: '*',
  dropped: 'x',
  warning: '!',
  trouble: 'x',
  asks: '?',
  prompt: '>',
  arrived: '->',
  dot: '|',
  spinner: ['-', '\\', '|', '/'],
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Old consoles of Windows, and the bare console of Linux, have no font for the others. */
export function glyphsFor(platform: NodeJS.Platform, env: Environment): Glyphs {
  const draws = platform === 'win32' ? isModernOnWindows(env) : env['TERM'] !== 'linux';
  return draws ? drawn : plain;
}

function isModernOnWindows(env: Environment): boolean {
  const { TERM, TERM_PROGRAM, TERMINAL_EMULATOR, WT_SESSION, ConEmuTask } = env;
  return (
    Boolean(WT_SESSION) ||
    Boolean(ConEmuTask) ||
    TERM_PROGRAM === 'vscode' ||
    TERMINAL_EMULATOR === 'JetBrains-JediTerm' ||
    /^(?:xterm|alacritty|rxvt-unicode)/.test(TERM ?? '')
  );
}
