/** Where a picture tells the place it was taken at (EXIF 2.3, 4.6.3: pointer to the directory of GPS). */
const placeTag = 0x8825;
/** Bytes of one value by its type (TIFF 6.0, section 2). */
const valueBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8] as const;
/** How a TIFF structure begins, in either order of bytes. */
const beginnings = ['II*\0', 'MM\0*'] as const;
/** Names under which XMP tells a place. */
const placeNames = /GPS(?:Latitude|Longitude|Altitude|Dest\w+|MapDatum|ProcessingMethod)/g;

/**
 * A picture that is kept as it came, without the place where it was taken: its coordinates are overwritten where they
 * stand, so that nothing else of the file moves.
 */
export function withoutPlace(given: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(given);
  const text = new TextDecoder('latin1').decode(bytes);
  for (const beginning of beginnings) {
    for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1)) {
      erasePlace(bytes.subarray(at), beginning === 'II*\0');
    }
  }
  for (const { index } of text.matchAll(placeNames)) eraseNumbers(bytes, index);
  return bytes;
}

/** Empties the directory of GPS that the first directory of a TIFF structure points to, with its values. */
function erasePlace(bytes: Uint8Array<ArrayBuffer>, isLittle: boolean): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entriesOf = (directory: number): number[] => {
    const count = view.getUint16(directory, isLittle);
    return Array.from({ length: count }, (_, index) => directory + 2 + index * 12);
  };
  try {
    const pointer = entriesOf(view.getUint32(4, isLittle)).find(
      (entry) => view.getUint16(entry, isLittle) === placeTag,
    );
    if (pointer === undefined) return;
    const directory = view.getUint32(pointer + 8, isLittle);
    const entries = entriesOf(directory);
    for (const entry of entries) {
      const size =
        (valueBytes[view.getUint16(entry + 2, isLittle)] ?? 0) * view.getUint32(entry + 4, isLittle);
      if (size <= 4) continue;
      const value = view.getUint32(entry + 8, isLittle);
      bytes.fill(0, value, value + size);
    }
    bytes.fill(0, directory, directory + 2 + entries.length * 12);
  } catch (error) {
    // Bytes that begin like such a structure and are none.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Overwrites the figures that follow a name of XMP, as an attribute or as an element. */
function eraseNumbers(bytes: Uint8Array, from: number): void {
  const [zero, nine, quote] = [0x30, 0x39, 0x22];
  // « < » and the end of a line.
  const ends = new Set([0x3c, 0x0a]);
  let quotes = 0;
  for (let at = from; at < bytes.length && at < from + 200; at += 1) {
    const sign = bytes[at] ?? 0;
    if (sign === quote) quotes += 1;
    if (quotes === 2 || ends.has(sign)) return;
    if (sign >= zero && sign <= nine) bytes[at] = zero;
  }
}
