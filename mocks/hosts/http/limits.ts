/** How much the host takes before it refuses. Sizes in bytes, times in milliseconds. */
export interface Limits {
  /** Longest address, with its query: 414 beyond. */
  urlChars: number;
  /** Largest body that carries files (`multipart/form-data`): 413 beyond. */
  uploadBytes: number;
  /** Largest of any other body; an action's own limit is lower or equal. */
  bodyBytes: number;
  /** Time for an answer, that of reading the body included: 503 beyond. */
  answerMs: number;
  /** The same for a body that carries files. */
  uploadMs: number;
  /** Requests answered at the same time; 503 beyond. */
  maxRequests: number;
}

export const defaultLimits: Limits = {
  urlChars: 8_192,
  uploadBytes: 27_500_000,
  bodyBytes: 2_000_000,
  answerMs: 30_000,
  uploadMs: 300_000,
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
