import type { Inspector } from '#mocks/server/files/inspector.ts';
import { isDecodable, pictureSize } from '#mocks/server/files/picture-size.ts';
import { readTable } from '#mocks/server/imports/read-table.ts';

/** In the demonstration people can only keep themselves waiting: files are read in their own tab. */
export const tabInspector: Inspector = {
  readTable: (_owner, file) => readTable(file),
  checkPicture: async (_owner, file, type) => {
    const size = pictureSize(new Uint8Array(await file.arrayBuffer()), type);
    if (size === null) return 'unreadable';
    if (!isDecodable(size)) return 'tooManyPixels';
    try {
      (await createImageBitmap(file)).close();
      return null;
    } catch {
      return 'unreadable';
    }
  },
};
