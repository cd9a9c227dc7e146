import { isSameAddress, pathOf } from '../protocol/address.ts';

/**
 * What happens when a page is shown, the first aside: what belongs to the former address goes, a change of
 * the hash alone left out; `tell` when the path is another one: focus goes to the page and it is announced.
 */
export function createArrival(
  onAddressChange: ((href: string) => void) | undefined,
  onArrival: () => void,
): (href: string) => void {
  let shown: string | null = null;
  return (href) => {
    const former = shown;
    shown = href;
    if (former === null || isSameAddress(former, href)) return;
    onAddressChange?.(href);
    if (pathOf(former) !== pathOf(href)) onArrival();
  };
}
