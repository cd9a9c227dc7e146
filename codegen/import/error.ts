/** A file that routes cannot be imported from; the message says what it seems to be and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
