/** The name of a file without its folder, on whichever system it was written down. */
export function baseName(path: string): string {
  return path.replace(/^.*[\\/]/, '');
}
