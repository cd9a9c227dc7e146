/** Times of the connection, in milliseconds. */
export const timings = {
  /** Silence after which the server is asked whether it is there. */
  activityMs: 120_000,
  /** Time that it has for the answer. */
  pongMs: 30_000,
  /** Without a connection for so long, it counts as unavailable. */
  unavailableMs: 10_000,
  /** Pause before the next attempt after a connection was lost. */
  retryMs: 1000,
  /** Time of an attempt, doubled up to the limit; the library's own, held by a test. */
  strategyMs: 15_000,
  strategyLimitMs: 60_000,
  /** A channel nobody listens to any more is left after that: the next page often wants it again. */
  leaveMs: 1000,
  /** A channel that was refused for no lasting reason is asked for again after that. */
  rejoinMs: 5000,
  /** What is typed is told at most that often, and forgotten when nothing more is heard for so long. */
  sendTypingMs: 1000,
  forgetTypingMs: 4000,
  /** Between two questions that stand in for the connection. */
  pollMs: 60_000,
} as const;
