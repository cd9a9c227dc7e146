import { closings, type Closing } from './close-codes.ts';
import { tell, type Connection } from './connection.ts';
import { ping } from './frames.ts';
import { activityTimeoutS, pongTimeoutMs } from './limits.ts';

/** Asks a browser that has been silent whether it is there, and says when it has been for too long. */
export function beat(connection: Connection, nowMs: number, end: (reason: Closing) => void): void {
  if (connection.pingedAtMs !== null) {
    if (nowMs - connection.pingedAtMs >= pongTimeoutMs) end(closings.noPong);
    return;
  }
  if (nowMs - connection.heardAtMs < activityTimeoutS * 1000) return;
  connection.pingedAtMs = nowMs;
  tell(connection, ping);
}
