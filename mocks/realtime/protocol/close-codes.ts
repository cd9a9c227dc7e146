/**
 * Why a connection ends (Pusher protocol, error codes). A browser reads the code: 4000–4099 do not come
 * back, 4100–4199 come back after a second, 4200–4299 at once, 4300 and above do not come back.
 */
export const closings = {
  unknownKey: { code: 4001, message: 'Application does not exist' },
  unsupportedProtocol: { code: 4007, message: 'Unsupported protocol version' },
  noProtocol: { code: 4008, message: 'No protocol version supplied' },
  sessionEnded: { code: 4009, message: 'The session has ended' },
  overCapacity: { code: 4100, message: 'Over capacity' },
  rightsChanged: { code: 4200, message: 'Rights have changed, connect again' },
  noPong: { code: 4201, message: 'Pong reply not received' },
  flood: { code: 4301, message: 'Too many messages' },
  tooLarge: { code: 1009, message: 'Message too large' },
  goingAway: { code: 1001, message: 'The server is stopping' },
} as const;

export type Closing = (typeof closings)[keyof typeof closings];
