import { documentCsrf, type CsrfSource } from './csrf.ts';

/** What requests for JSON need of their surroundings. */
export interface JsonEnvironment {
  readonly fetch: typeof fetch;
  readonly csrf: CsrfSource;
}

/** The browser that shows this document. */
export const browserJson: JsonEnvironment = {
  fetch: (input, init) => globalThis.fetch(input, init),
  csrf: documentCsrf,
};
