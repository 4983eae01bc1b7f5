/** The part of gifenc that is used; the package brings no types along. */
declare module 'gifenc' {
  type Palette = [red: number, green: number, blue: number][];

  export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: Palette;
        /** In milliseconds. */
        delay: number;
        transparent: boolean;
        transparentIndex: number;
        /** 1: the next frame is drawn over this one. */
        dispose: number;
        /** 0: for ever. */
        repeat: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
