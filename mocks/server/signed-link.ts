import type { Signer } from '#mocks/services/signing.ts';

/** Query keys of what makes an address a signed one. */
export const expiresKey = 'expires';
export const signatureKey = 'signature';
/** Query key of the person in whose name a signed page is shown. */
export const asKey = 'as';
/** Query keys of the link of a guest whose papers are drawn, by its identifier, and of their language. */
export const linkKey = 'lien';
export const localeKey = 'langue';

/** What the signature covers: the method and everything in the address but itself, in one order. */
function signedText(method: string, url: URL): string {
  const query = [...url.searchParams]
    .filter(([key]) => key !== signatureKey)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  return [method, url.pathname, query.toSorted().join('&')].join('\n');
}

/**
 * The address with an expiry and a signature: it opens without a session until then.
 *
 * @param lifeS seconds for which the link is good
 */
export async function signLink(
  signer: Signer,
  method: string,
  address: URL,
  options: {
    now: Date;
    lifeS: number;
    as?: string;
    /** The link by which the page is shown, instead of a person. */
    link?: { readonly id: string; readonly locale: string };
  },
): Promise<URL> {
  const url = new URL(address);
  if (options.as !== undefined) url.searchParams.set(asKey, options.as);
  if (options.link !== undefined) {
    url.searchParams.set(linkKey, options.link.id);
    url.searchParams.set(localeKey, options.link.locale);
  }
  url.searchParams.set(expiresKey, String(Math.floor(options.now.getTime() / 1000) + options.lifeS));
  url.searchParams.set(signatureKey, await signer.sign(signedText(method, url)));
  return url;
}

/** True when the address carries our signature and has not expired. */
export async function isSignedLink(signer: Signer, method: string, url: URL, now: Date): Promise<boolean> {
  const signature = url.searchParams.get(signatureKey);
  const expires = Number(url.searchParams.get(expiresKey));
  if (signature === null || !Number.isSafeInteger(expires) || expires * 1000 <= now.getTime()) return false;
  return signer.verify(signedText(method, url), signature);
}
