/** The server could not be reached, or did not answer in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly href: string;
  /** There was a connection, but no answer in time: a change may have been made all the same. */
  readonly isTooSlow: boolean;

  constructor(href: string, cause: unknown) {
    super(`No answer from ${href}`, { cause });
    this.href = href;
    this.isTooSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
  }
}

/** The server answered something that is not a page. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  readonly href: string;
  readonly status: number;
  readonly body: string;

  constructor(href: string, status: number, body: string) {
    super(`${href} answered ${status} without a page`);
    this.href = href;
    this.status = status;
    this.body = body;
  }
}

/** The code of a page could not be loaded, even after a full visit. */
export class PageCodeError extends Error {
  override readonly name = 'PageCodeError';
  readonly component: string;

  constructor(component: string, cause: unknown) {
    super(`The code of the page ${component} could not be loaded`, { cause });
    this.component = component;
  }
}

/** The server named a page that this application does not have. */
export class UnknownPageError extends Error {
  override readonly name = 'UnknownPageError';
  readonly component: string;

  constructor(component: string) {
    super(`There is no page named ${component}`);
    this.component = component;
  }
}

export type PageFailure = NetworkError | InvalidResponseError | PageCodeError | UnknownPageError;

/** The request was given up: the user went elsewhere, or something newer is known. */
export class CancelledRequestError extends Error {
  override readonly name = 'CancelledRequestError';

  constructor(href: string) {
    super(`The request for ${href} was given up`);
  }
}
