// What runs in the page that makes films: it draws each frame, and writes them as one file.
import type { Filming } from '../filming.ts';
import { writeGif } from './write-gif.ts';
import { writeWebm } from './write-webm.ts';

declare global {
  var filmed: Filming;
}

globalThis.filmed = async (film, pictures, format) => {
  const unpacked = new Map<string, ImageBitmap>();
  for (const { name, mediaType, base64 } of pictures) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    // One that is damaged is left out, as if it had not been kept.
    const picture = await createImageBitmap(new Blob([bytes], { type: mediaType })).catch(() => undefined);
    if (picture) unpacked.set(name, picture);
  }
  const file = format === 'gif' ? writeGif(film, unpacked) : await writeWebm(film, unpacked);
  return file && base64Of(file);
};

async function base64Of(file: ArrayBuffer): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = () => reject(reader.error);
  });
  reader.readAsDataURL(new Blob([file]));
  await read;
  const url = String(reader.result);
  return url.slice(url.indexOf(',') + 1);
}
