/** The answer asks for a document load: another origin, or new assets. */
export class DocumentLoadError extends Error {
  override readonly name = 'DocumentLoadError';
  readonly url: string;

  constructor(url: string) {
    super(`${url} must be loaded as a document`);
    this.url = url;
  }
}
