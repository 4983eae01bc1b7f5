import type { Box, Composition, Mark } from '../drawing.ts';

const MASK = '#30303a';
const FONT = 'bold 12px Arial, Helvetica, sans-serif';

/** Draws on a canvas that is in no document: the page has nothing to notice. Returns the new picture in base64. */
export async function compose(order: Composition): Promise<string> {
  const { source, sourceWidth, part, width, height, masks, marks, mediaType, quality } = order;
  const bitmap = await createImageBitmap(new Blob([bytesOf(source)]));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas to draw on');
  const density = bitmap.width / sourceWidth;
  const [left, top] = [part.left * density, part.top * density];
  const [across, down] = [(part.right - part.left) * density, (part.bottom - part.top) * density];
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, across, down, 0, 0, width, height);
  bitmap.close();
  context.fillStyle = MASK;
  for (const mask of masks) context.fillRect(...rectangle(outwards(mask)));
  // All frames first: a label must not be crossed by the frame of its neighbour.
  for (const mark of marks) drawFrame(context, mark);
  for (const mark of marks) drawLabel(context, mark);
  return base64(await canvas.convertToBlob({ type: mediaType, quality }));
}

function drawFrame(context: OffscreenCanvasRenderingContext2D, { box, color }: Mark): void {
  const { left, top, right, bottom } = box;
  context.lineWidth = 2;
  context.strokeStyle = color;
  context.strokeRect(left - 1, top - 1, right - left + 2, bottom - top + 2);
}

function drawLabel(context: OffscreenCanvasRenderingContext2D, { text, label, color }: Mark): void {
  context.fillStyle = color;
  context.fillRect(...rectangle(label));
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#ffffff';
  context.fillText(text, (label.left + label.right) / 2, (label.top + label.bottom) / 2 + 0.5);
}

function rectangle({ left, top, right, bottom }: Box): [number, number, number, number] {
  return [left, top, right - left, bottom - top];
}

/** To whole pixels and one more: nothing shines through at the edges. */
function outwards({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.floor(left) - 1,
    top: Math.floor(top) - 1,
    right: Math.ceil(right) + 1,
    bottom: Math.ceil(bottom) + 1,
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let index = 0; index < raw.length; index += 1) bytes[index] = raw.charCodeAt(index);
  return bytes;
}

function base64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(blob);
  });
}
