import { HttpFailure } from '#mocks/server/failures.ts';
import type { Limits } from './limits.ts';

/** A request whose body ends with an error where it becomes too large. */
export interface LimitedRequest {
  request: Request;
  /** True once the body was longer than allowed. */
  isExceeded(): boolean;
}

export const isUpload = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/** The most bytes that a request may carry. */
const mostBytes = (request: Request, limits: Limits): number =>
  isUpload(request) ? limits.uploadBytes : limits.bodyBytes;

export const tooLarge = (): HttpFailure => new HttpFailure(413, 'body too large');

/** Why a request is refused before its body is read, or null. */
export function announcedRefusal(request: Request, limits: Limits): HttpFailure | null {
  const announced = Number(request.headers.get('content-length') ?? 0);
  return announced > mostBytes(request, limits) ? tooLarge() : null;
}

/** Watches over a body whose length was not announced, or not truly. */
export function limitBody(request: Request, limits: Limits): LimitedRequest {
  if (request.body === null) return { request, isExceeded: () => false };
  const most = mostBytes(request, limits);
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
  const body = request.body.pipeThrough(counter);
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  return { request: new Request(request, init), isExceeded: () => bytes > most };
}
