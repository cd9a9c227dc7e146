import { HttpFailure } from './failures.ts';

/** Largest body of an action without files, in bytes. */
export const maxActionBytes = 2_000_000;

/** Deeper than any form of ours; what walks through a payload may call itself once per level. */
const maxJsonDepth = 40;

/**
 * The text of a body, given up as soon as it is longer than allowed, announced or not.
 *
 * @throws HttpFailure 413
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
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
