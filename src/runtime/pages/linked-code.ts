import type { DocumentHost } from '../platform/document-host.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { isSameAddress } from '../protocol/address.ts';
import type { Areas } from './areas.ts';
import type { PageRegistry } from './registry.ts';

export interface LinkedCodeOptions {
  readonly registry: PageRegistry;
  readonly areas: Pick<Areas, 'pageAt'>;
  readonly host: Pick<DocumentHost, 'savesData' | 'isSlow'>;
  /** The address shown. */
  readonly here: () => string;
  /** Addresses that the page shown leads to; default: its links in view. */
  readonly links?: (() => readonly string[]) | undefined;
  /** How many pages' code is fetched for one page shown. Default 12. */
  readonly maxPages?: number;
  /** Replaced in tests. */
  readonly idle?: () => Promise<void>;
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
  });

/** Pages whose code is fetched at the same time. */
const LANES = 2;

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** Addresses of this application that the links in view lead to, in their order on the page. */
export function linksInView(root: ParentNode, here: string): readonly string[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href]:not([download], [target=_blank])')];
  const hrefs = links
    .filter((link) => link.origin === window.location.origin && isInView(link))
    .map(({ pathname, search }) => `${pathname}${search}`)
    .filter((href) => !isSameAddress(href, here));
  return [...new Set(hrefs)];
}

/**
 * Fetches, while nothing else is to be done, the code of the pages that the links in view lead to: a click then
 * waits for the server's data alone. Nothing for those who save data or have a slow network. The returned
 * function begins with the page shown; what is left over from a page that was left is dropped.
 */
export function createLinkedCode(options: LinkedCodeOptions): () => Promise<void> {
  const { registry, areas, host, here, maxPages = 12, idle = pause } = options;
  const links = options.links ?? (() => linksInView(document, here()));
  let begun = 0;

  return async () => {
    const turn = (begun += 1);
    const isLeft = (): boolean => turn !== begun;
    if (host.savesData() || host.isSlow()) return;
    await idle();
    if (isLeft()) return;
    const hrefs = [...links()];
    const wanted = new Set<string>();
    const lane = async (): Promise<void> => {
      for (let href = hrefs.shift(); href !== undefined && !isLeft(); href = hrefs.shift()) {
        const name = await areas.pageAt(href);
        if (name === undefined || wanted.has(name) || registry.get(name) || wanted.size >= maxPages) continue;
        wanted.add(name);
        await idle();
        await registry.load(name);
      }
    };
    try {
      await Promise.all(Array.from({ length: LANES }, lane));
    } catch {
      // The click asks for it again, and tells when it cannot be had.
    }
  };
}
