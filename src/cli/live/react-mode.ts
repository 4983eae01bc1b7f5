/** React checks itself at every turn unless it is told that it is no longer being developed. To be called before it is loaded. */
export function reactIsFinished(): void {
  process.env['NODE_ENV'] ??= 'production';
}
