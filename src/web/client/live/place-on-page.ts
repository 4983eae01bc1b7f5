/** Where a picture is drawn, and of which shape it is. */
export interface Drawn {
  /** The element on the screen. */
  box: { left: number; top: number; width: number; height: number };
  /** The picture in it keeps its shape: there may be empty edges. */
  picture: { width: number; height: number };
}

export interface Point {
  x: number;
  y: number;
}

/** A point of the screen as a point of the page that the picture shows; undefined where it is beside the picture. */
export function placeOnPage(
  { x, y }: Point,
  { box, picture }: Drawn,
  page: { width: number; height: number },
): Point | undefined {
  if (picture.width === 0 || picture.height === 0) return undefined;
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [across, down] = [picture.width * scale, picture.height * scale];
  const left = x - box.left - (box.width - across) / 2;
  const top = y - box.top - (box.height - down) / 2;
  if (left < 0 || top < 0 || left > across || top > down) return undefined;
  const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most - 1)));
  return { x: within((left / across) * page.width, page.width), y: within((top / down) * page.height, page.height) };
}
