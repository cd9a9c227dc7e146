/** How much the host takes before it refuses. Sizes in bytes, times in milliseconds. */
export interface Limits {
  /** Longest address, with its query: 414 beyond. */
  urlChars: number;
  /** Largest body that carries files (`multipart/form-data`): 413 beyond. */
  uploadBytes: number;
  /** Largest of any other body; an action's own limit is lower or equal. */
  bodyBytes: number;
  /** Time for a body to come: 408 beyond. */
  bodyMs: number;
  /** The same for one that carries files. */
  uploadMs: number;
  /** Bodies on their way at the same time, and bytes held of all of them: beyond, one is given up with 503. */
  maxBodies: number;
  maxHeldBytes: number;
  /** Time for an answer once the request is whole: 503 beyond. */
  answerMs: number;
  /** Requests answered at the same time; 503 beyond. */
  maxRequests: number;
}

export const defaultLimits: Limits = {
  urlChars: 8_192,
  uploadBytes: 27_500_000,
  bodyBytes: 2_000_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  maxBodies: 400,
  maxHeldBytes: 200_000_000,
  answerMs: 30_000,
  maxRequests: 200,
};

/** Limits of the connection itself, which Node watches over. */
export const connectionLimits = {
  maxHeaderSize: 16_384,
  /** From the first byte to the end of the headers. */
  headersTimeout: 20_000,
  /** From the first byte to the end of the body. */
  requestTimeout: 300_000,
  /** How often connections are looked at. */
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
} as const;

/** Time for the requests under way to end when the server is asked to stop. */
export const stopMs = 10_000;
