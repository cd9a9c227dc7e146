import { isOwnOrigin, isSameAddress, toHref } from './address.ts';
import type { PageAnswer, PageRequest } from './request.ts';

/**
 * Whether an answer that asks for a document load means the address asked for, with new assets; else the server
 * says expressly where to go. Servers that name their version with the location tell the two apart there as well.
 */
export function isOfNewAssets(
  answer: Extract<PageAnswer, { readonly kind: 'location' }>,
  { href, version }: Pick<PageRequest, 'href' | 'version'>,
): boolean {
  if (answer.version !== undefined) return answer.version !== version;
  return isOwnOrigin(answer.url) && isSameAddress(toHref(answer.url, href) ?? answer.url, href);
}
