import type { UploadProgress } from './request.ts';

type Send = (input: string, init: RequestInit) => Promise<Response>;

// What `fetch` refuses to make a response with a body of.
const bodiless = new Set([101, 204, 205, 304]);

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/**
 * Sends as `fetch` does, and tells how much of the body has left, which `fetch` cannot. Redirects are
 * followed by the browser with the same headers. Rejects as `fetch` does, with a TypeError or an AbortError.
 */
export function uploadWith(onProgress: (progress: UploadProgress) => void): Send {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', input);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress({ loaded, total, fraction: total === 0 ? 1 : loaded / total });
      });
      request.addEventListener('load', () => {
        const body = bodiless.has(request.status) ? null : request.responseText;
        const headers = readHeaders(request.getAllResponseHeaders());
        resolve(new Response(body, { status: request.status, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError(`No answer from ${input}`)));
      const abort = (): void => reject(new DOMException('The upload was given up', 'AbortError'));
      request.addEventListener('abort', abort);
      init.signal?.addEventListener('abort', () => request.abort());
      if (init.signal?.aborted) abort();
      else request.send(init.body as XMLHttpRequestBodyInit);
    });
}
