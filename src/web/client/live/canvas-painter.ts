/** Draws pictures onto a canvas, one after the other; nothing is drawn while nobody looks. */
export function painterFor(canvas: HTMLCanvasElement): (picture: Blob) => Promise<void> {
  const context = canvas.getContext('2d');
  return async (picture) => {
    await looked();
    const bitmap = await createImageBitmap(picture);
    if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
    }
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    canvas.dataset['drawn'] = 'yes';
  };
}

function looked(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}
