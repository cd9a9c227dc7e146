/** Looks into files for what is known to do harm, before anybody else opens them. */
export interface Scanner {
  /**
   * The name of what a file holds that does harm; null where nothing is known.
   *
   * @param file all of it, or its bytes piece by piece
   * @throws ScannerError where it gives no answer: the file is then not taken
   */
  find(file: Blob | AsyncIterable<Uint8Array>): Promise<string | null>;
}

/** A scanner did not answer, or could not look into a file. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}
