let current: string | null = null;

/** Takes the identifier of the realtime connection; null when there is none. */
export function noteSocketId(socketId: string | null): void {
  current = socketId;
}

/** Names the connection to the server, which sends what the request causes to all others. */
export const socketIdHeaders = (): Record<string, string> =>
  current === null ? {} : { 'X-Socket-ID': current };
