import type { Table } from '../imports/table.ts';
import type { ReadStatement } from '../statements/read-statement.ts';

/** Formats of pictures that are decoded before they are kept. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Why a picture is not taken: it cannot be decoded, or has more points than `maxMegapixels`. */
export type PictureFault = 'unreadable' | 'tooManyPixels';

/** Bytes of a picture that were made. */
export interface MadePicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: PictureType;
}

/** A picture in one of its smaller sizes. */
export interface MadeRendition extends MadePicture {
  /** The longest side that was asked for, in pixels. */
  readonly sidePx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture as it is kept: upright, of a size that pages can show, without what its camera wrote of itself. */
export interface PreparedPicture {
  readonly width: number;
  readonly height: number;
  /** Null when the picture can stay as it was sent. */
  readonly picture: MadePicture | null;
  readonly thumbnail: MadePicture;
  /** In the smaller sizes that were asked for; none as large as the picture. */
  readonly renditions: readonly MadeRendition[];
}

/** Quarters by which a picture is turned, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** How a picture is to be prepared. */
export interface PictureOptions {
  /** Quarters by which it is turned; none unless told. */
  readonly turns?: QuarterTurns;
  /** Its longest side at most, in pixels; that of the library unless told. */
  readonly side?: number;
  /** Longest sides of smaller copies that are made too; none unless told. */
  readonly copies?: readonly number[];
}

/**
 * Takes apart what people send, where a file made to do harm can do none: apart from the requests of others, in
 * bounded memory and time.
 *
 * @param owner whoever sent it, who may only use so much of it at a time
 */
export interface Inspector {
  /** @throws TableError; HttpFailure 429 or 503 when too much is waiting */
  readTable(owner: string, file: Blob): Promise<Table>;
  /** Reads a statement of a bank. @throws StatementError; HttpFailure 429 or 503 as above */
  readStatement(owner: string, file: Blob): Promise<ReadStatement>;
  /** Decodes a picture: null for one that every browser can show. @throws HttpFailure 429 or 503 as above */
  checkPicture(owner: string, file: Blob, type: PictureType): Promise<PictureFault | null>;
  /** Makes of a picture what is kept of it. @throws HttpFailure 429 or 503 as above */
  preparePicture(
    owner: string,
    file: Blob,
    type: PictureType,
    wish?: PictureOptions,
  ): Promise<PreparedPicture | PictureFault>;
}
