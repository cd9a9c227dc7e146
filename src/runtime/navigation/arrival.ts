import type { PageCache } from '../pages/cache.ts';
import { isSameAddress, pathOf } from '../protocol/address.ts';
import type { AddressBar } from './address-bar.ts';
import type { ReloadLog } from './reload-activity.ts';
import type { Visits, VisitsApplication } from './visits.ts';

export interface ArrivalsOptions extends Pick<VisitsApplication, 'onFlash'> {
  /** The address has changed, its hash alone aside. */
  readonly onAddressChange?: ((href: string) => void) | undefined;
  readonly address: AddressBar;
  readonly cache: PageCache;
  readonly log: ReloadLog;
  readonly needVisits: () => Promise<Visits>;
}

const nothing = (): undefined => undefined;

/** Whenever a page is shown: its address and messages are told, and what it left for later is asked for. */
export function createArrivals(options: ArrivalsOptions): () => void {
  const { address, cache, log, needVisits } = options;
  const showArrival = createArrival(options.onAddressChange, () => {
    needVisits().then(({ emitArrival }) => emitArrival(), nothing);
  });
  return () => {
    const here = address.current();
    showArrival(here);
    const flash = cache.takeFlash(here);
    if (flash) options.onFlash?.(flash);
    const page = cache.readPage(here)?.page;
    if (!page?.deferredProps) return;
    needVisits().then(
      ({ needDeferred }) => needDeferred(page),
      () => log.begin({})(false),
    );
  };
}

/**
 * What happens when a page is shown, the first aside: what belongs to the former address goes, a change of
 * the hash alone left out; `tell` when the path is another one: focus goes to the page and it is announced.
 */
function createArrival(
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
