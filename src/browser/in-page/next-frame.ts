/** Without a picture to draw (a hidden tab) a frame takes so long. */
export const LONGEST_FRAME = 50;

export function nextFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => resolve());
  setTimeout(resolve, LONGEST_FRAME);
  return promise;
}
