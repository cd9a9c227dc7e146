/** What one browser may ask of the server. Sizes are in UTF-16 signs or bytes of JSON, as told. */
export const limits = {
  /** Connections of this process, over all browsers. */
  connections: 10_000,
  /** Channels on one connection. */
  channels: 100,
  /** People on one presence channel, and the size of what is known of each. */
  members: 100,
  memberInfoSigns: 1024,
  memberIdSigns: 128,
  /** One frame from a browser, over which the connection is closed. */
  frameBytes: 32_768,
  /** Frames from one browser, over which the connection is closed. */
  frames: { capacity: 240, perSecond: 20 },
  /** Events from one browser to the others, over which they are refused. */
  clientEvents: { capacity: 10, perSecond: 10 },
  /** Of these, the ones that say where somebody types, on each channel. */
  typing: { capacity: 1, perSecond: 1 },
  clientEventNameSigns: 200,
} as const;

/** Seconds of silence after which a browser asks whether we are there, and we it. */
export const activityTimeoutS = 120;
/** Milliseconds in which the answer must come. */
export const pongTimeoutMs = 30_000;
