/** Where the token against forged requests is found. */
export interface CsrfSource {
  /** `document.cookie` at the time of sending: the token rotates. */
  readCookies(): string;
  /** Content of `<meta name="csrf-token">`, if any. */
  readMeta(): string | null;
  /** Default `XSRF-TOKEN`. */
  readonly cookieName?: string;
}

function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    const value = part.slice(at + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}

/** The token's header: the cookie wins, the meta tag is the fallback, none when neither exists. */
export function csrfHeaders(source: CsrfSource): Record<string, string> {
  const name = source.cookieName ?? 'XSRF-TOKEN';
  const cookie = readCookie(source.readCookies(), name);
  if (cookie) return { 'X-XSRF-TOKEN': cookie };
  const meta = source.readMeta();
  return meta ? { 'X-CSRF-TOKEN': meta } : {};
}

/** Reads the token from the document; nothing outside a browser. */
export const documentCsrf: CsrfSource = {
  readCookies: () => globalThis.document?.cookie ?? '',
  readMeta: () =>
    globalThis.document?.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? null,
};
