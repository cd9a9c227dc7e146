/**
 * Keeps the bytes of files, by folder (one per company, and `platform`) and SHA-256: the same bytes are kept
 * once in a folder.
 *
 * @typeParam Db database or running transaction, for adapters that keep bytes in it; others ignore it
 */
export interface BlobStore<Db> {
  /** Keeps bytes. Gives their SHA-256 in lower-case hexadecimal. */
  put(folder: string, bytes: Uint8Array<ArrayBuffer>, now: Date, db: Db): Promise<string>;
  /**
   * Keeps the bytes of several as one, in their order, without holding more than a part of them.
   *
   * @returns null when one of them is not there
   */
  join(folder: string, parts: readonly string[], now: Date, db: Db): Promise<KeptBlob | null>;
  /** null when they are not there. */
  read(folder: string, sha256: string, db: Db): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Some of the bytes, and nothing else of them; as many as there are of those. null when they are not there. */
  readRange(
    folder: string,
    sha256: string,
    range: ByteRange,
    db: Db,
  ): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Removes what was last put before an instant and is used no more; gives how much was removed.
   *
   * @param usedIn the SHA-256 of what is used in a folder, asked once for each
   */
  sweep(before: Date, usedIn: (folder: string) => Promise<ReadonlySet<string>>, db: Db): Promise<number>;
}

/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes as they are kept. */
export interface KeptBlob {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** SHA-256 of bytes in lower-case hexadecimal. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
