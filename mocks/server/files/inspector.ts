import type { Table } from '../imports/table.ts';

/** Formats of pictures that are decoded before they are kept. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Why a picture is not taken: it cannot be decoded, or has more points than `maxMegapixels`. */
export type PictureFault = 'unreadable' | 'tooManyPixels';

/**
 * Takes apart what people send, where a file made to do harm can do none: apart from the requests of others, in
 * bounded memory and time.
 *
 * @param owner whoever sent it, who may only use so much of it at a time
 */
export interface Inspector {
  /** @throws TableError; HttpFailure 429 or 503 when too much is waiting */
  readTable(owner: string, file: Blob): Promise<Table>;
  /** Decodes a picture: null for one that every browser can show. @throws HttpFailure 429 or 503 as above */
  checkPicture(owner: string, file: Blob, type: PictureType): Promise<PictureFault | null>;
}
