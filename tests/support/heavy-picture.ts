import { crc32, deflateSync } from 'node:zlib';

/** Points of each side: 25 megapixels in all, the most that is decoded. */
const side = 5000;

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A valid PNG of a hundred kilobytes that takes a hundred megabytes once it is decoded: the most work for a server. */
export function heavyPicture(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits for each of red, green, blue and opacity.
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc((side * 4 + 1) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
