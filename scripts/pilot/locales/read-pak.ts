/** The strings of a Chromium locale file (`.pak`, version 5), by their number. */
export function readPak(file: Buffer): Map<string, string> {
  const version = file.readUInt32LE(0);
  if (version !== 5) throw new Error(`A .pak of version ${version}, and only 5 is known here.`);
  const count = file.readUInt16LE(8);
  const entry = (index: number) => ({ id: file.readUInt16LE(12 + index * 6), at: file.readUInt32LE(14 + index * 6) });
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const { id, at } = entry(index);
      return [String(id), file.toString('utf8', at, entry(index + 1).at)];
    }),
  );
}
