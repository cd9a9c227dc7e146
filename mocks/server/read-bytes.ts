import { HttpFailure } from './failures.ts';

/** Largest body of an action without files, in bytes. */
export const maxActionBytes = 2_000_000;

/** Deeper than any form of ours; what walks through a payload may call itself once per level. */
const maxJsonDepth = 40;

/**
 * A body, given up as soon as it is longer than allowed, announced or not.
 *
 * @throws HttpFailure 413
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  // Some browsers give a service worker no stream.
  if (!request.body) return new Uint8Array(await request.arrayBuffer());
  const reader = request.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, bytes);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
}

/** @throws HttpFailure 413 for more bytes than allowed */
export function within(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Uint8Array<ArrayBuffer> {
  if (bytes.byteLength > maxBytes) throw tooLarge();
  return bytes;
}

/** The one chunk as it came: megabytes are not copied without need. */
function joined(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** True for JSON nested beyond what we accept; brackets within texts do not count. One pass, whatever is sent. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

const tooLarge = (): HttpFailure => new HttpFailure(413, 'body too large');
