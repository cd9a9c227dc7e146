/** Looks into files for what is known to do harm, before anybody else opens them. */
export interface Scanner {
  /**
   * The name of what a file holds that does harm; null where nothing is known.
   *
   * @throws ScannerError where it gives no answer: the file is then not taken
   */
  find(file: Blob): Promise<string | null>;
}

/** A scanner did not answer, or could not look into a file. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}
