/** Whether a host is reached without the user's proxy. `.example.com` and `*.example.com` mean all names below, `*` means all. */
export function isBypassed(host: string, list: readonly string[]): boolean {
  return list.some((written) => {
    const entry = written.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    if (entry === '*') return true;
    const below = /^\*?(\..+)$/.exec(entry)?.[1];
    return below === undefined ? host === entry : host.endsWith(below);
  });
}
