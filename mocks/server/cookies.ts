/** Options of one cookie; `maxAgeS` 0 removes it, null makes it last as long as the browser. */
export interface CookieOptions {
  maxAgeS: number | null;
  isHttpOnly: boolean;
  isSecure: boolean;
}

/** One `Set-Cookie` value (RFC 6265bis), host-only, path `/`, SameSite=Lax. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAgeS !== null) parts.push(`Max-Age=${options.maxAgeS}`);
  if (options.isHttpOnly) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** Decodes a cookie's value; one that is not well formed counts as absent. */
export function cookieValue(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
): string | null {
  const value = cookies[name];
  if (value === undefined || value === '') return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
