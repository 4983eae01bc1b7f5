type Env = Readonly<Record<string, string | undefined>>;

/** The environment for a browser: where no language is set, as in containers, it could not write file names beyond ASCII. */
export function withLocale(env: Env): Record<string, string> {
  const kept = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || 'C';
  return /^(?:C|POSIX)$/.test(locale) ? { ...kept, LC_ALL: 'C.UTF-8' } : kept;
}
