/** A document that was drawn. */
export interface PrintedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pagesCount: number;
}

export interface PrintOptions {
  /** Told once the browser stands, before it opens the page. */
  readonly onStart?: () => void;
  /** Told how far it has come, in percent. */
  readonly onProgress?: (percent: number) => Promise<void>;
  /** Gives up once it is aborted. */
  readonly signal?: AbortSignal;
}

/** A browser of the server that draws its printable pages. */
export interface Printer {
  /** Where the server answers that browser. */
  readonly origin: string;
  /** @throws PrintRefusedError when the page does not answer with success */
  print(url: URL, options?: PrintOptions): Promise<PrintedPdf>;
}

/** The page that was to be printed was refused. */
export class PrintRefusedError extends Error {
  override readonly name = 'PrintRefusedError';
  readonly status: number;

  /** @param status of the answer; 0 for none */
  constructor(status: number) {
    super(`the page to print answered with ${status}`);
    this.status = status;
  }
}
