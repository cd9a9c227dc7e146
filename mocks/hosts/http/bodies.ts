import { HttpFailure } from '#mocks/server/failures.ts';
import type { Limits } from './limits.ts';

/**
 * Why a body did not come: larger than allowed, not whole in time, given up for the sake of others, or its
 * connection was closed.
 */
export type BodyFault = 'large' | 'slow' | 'crowded' | 'gone';

/** Receives bodies before anything is done for them, so that a slow one holds up nobody. */
export interface BodyRoom {
  /**
   * Receives the body of a request, hands the request on with it, and keeps account of its bytes until then. A form
   * with files is handed on beside its request, which is then without: each copy of a request copies its body.
   * There is room for a number of bodies; beyond, whoever has the most there loses the one that has been
   * silent longest.
   *
   * @param client who asks: room is shared out by client
   * @param closed tells that the connection is gone
   */
  receive<Value>(
    request: Request,
    from: { readonly client: string; readonly closed: AbortSignal },
    handOn: (whole: Request, form: Uint8Array<ArrayBuffer> | null) => Promise<Value>,
  ): Promise<Value | BodyFault>;
  /** Bodies on their way, or in use. */
  openCount(): number;
}

type RoomLimits = Pick<
  Limits,
  'bodyBytes' | 'uploadBytes' | 'bodyMs' | 'uploadMs' | 'maxBodies' | 'maxHeldBytes'
>;

const isUpload = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

export const tooLarge = (): HttpFailure => new HttpFailure(413, 'body too large');

/** True for a request that says itself that it is larger than allowed. */
export function isAnnouncedTooLarge(request: Request, limits: RoomLimits): boolean {
  return Number(request.headers.get('content-length') ?? 0) > mostBytes(request, limits);
}

const mostBytes = (request: Request, limits: RoomLimits): number =>
  isUpload(request) ? limits.uploadBytes : limits.bodyBytes;

/** One body in the room. */
interface OpenBody {
  readonly client: string;
  bytes: number;
  /** Counts up with each sign of life in the room: the lowest has been silent longest. */
  heardAt: number;
  /** Ends its reception; absent once it is whole. */
  cut?: (fault: BodyFault) => void;
}

/** An empty room. */
export function createBodyRoom(limits: RoomLimits): BodyRoom {
  const bodies = new Set<OpenBody>();
  let signsOfLife = 0;
  let maxHeldBytes = 0;

  const leave = (body: OpenBody): void => {
    if (bodies.delete(body)) maxHeldBytes -= body.bytes;
  };
  const hear = (body: OpenBody, bytes: number): void => {
    signsOfLife += 1;
    body.heardAt = signsOfLife;
    body.bytes += bytes;
    maxHeldBytes += bytes;
  };
  const makeRoom = (): void => {
    while (bodies.size > limits.maxBodies || maxHeldBytes > limits.maxHeldBytes) {
      const one = mostDispensable(bodies, limits);
      if (one === undefined) return;
      leave(one);
      one.cut?.('crowded');
    }
  };

  return {
    openCount: () => bodies.size,
    async receive(request, { client, closed }, handOn) {
      if (request.body === null) return handOn(request, null);
      const reader = request.body.getReader();
      const body: OpenBody = { client, bytes: 0, heardAt: 0 };
      let fault: BodyFault | null = null;
      const cut = (why: BodyFault): void => {
        fault ??= why;
        // Ends the wait for the next bytes.
        reader.cancel().catch(() => undefined);
      };
      body.cut = cut;
      const onClosed = (): void => cut('gone');
      const timer = setTimeout(() => cut('slow'), isUpload(request) ? limits.uploadMs : limits.bodyMs);
      closed.addEventListener('abort', onClosed);
      if (closed.aborted) onClosed();
      bodies.add(body);
      hear(body, 0);
      makeRoom();
      const most = mostBytes(request, limits);
      try {
        const bytes = await gather(reader, announcedBytes(request, most), (count) => {
          // Bytes that were on their way when it was cut.
          if (!bodies.has(body)) return;
          hear(body, count);
          if (body.bytes > most) cut('large');
          else makeRoom();
        }).catch(() => null);
        clearTimeout(timer);
        if (fault !== null || bytes === null) return fault ?? 'gone';
        delete body.cut;
        if (isUpload(request)) return await handOn(withoutBody(request), bytes);
        return await handOn(new Request(request, { method: request.method, body: bytes }), null);
      } finally {
        clearTimeout(timer);
        closed.removeEventListener('abort', onClosed);
        leave(body);
      }
    },
  };
}

const withoutBody = ({ url, method, headers, signal }: Request): Request =>
  new Request(url, {
    method,
    headers,
    signal,
  });

/** How long a body says to be, if that is allowed; 0 for one that does not say. */
function announcedBytes(request: Request, most: number): number {
  const announced = Number(request.headers.get('content-length') ?? 0);
  return announced <= most ? announced : 0;
}

/**
 * All bytes of a body, in one buffer that grows: a list of chunks would take a hundred times a chunk of one byte. Once
 * a quarter has come it is as large as the body says to be, so that whoever says much has to send much.
 */
async function gather(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  announced: number,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new Uint8Array(0);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return buffer.subarray(0, length);
    onBytes(value.byteLength);
    const needed = length + value.byteLength;
    if (needed > buffer.byteLength) {
      const larger = new Uint8Array(
        needed <= announced && 4 * needed >= announced ? announced : Math.max(2 * buffer.byteLength, needed),
      );
      larger.set(buffer.subarray(0, length));
      buffer = larger;
    }
    buffer.set(value, length);
    length = needed;
  }
}

/** Of those still on their way, that of the client who takes most of the room, silent longest; undefined for none. */
function mostDispensable(
  bodies: ReadonlySet<OpenBody>,
  { maxBodies, maxHeldBytes }: RoomLimits,
): OpenBody | undefined {
  const shares = new Map<string, number>();
  for (const { client, bytes } of bodies) {
    shares.set(client, (shares.get(client) ?? 0) + 1 / maxBodies + bytes / maxHeldBytes);
  }
  const shareOf = ({ client }: OpenBody): number => shares.get(client) ?? 0;
  return [...bodies]
    .filter(({ cut }) => cut !== undefined)
    .toSorted((a, b) => shareOf(b) - shareOf(a) || a.heardAt - b.heardAt)[0];
}
