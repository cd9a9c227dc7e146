import { announce } from '../platform/announce.ts';
import { focusNewPage } from '../platform/main-area.ts';
import { pathOf } from '../protocol/address.ts';

/**
 * What happens when a page is shown: focus and its announcement when the path is another one. The answer
 * tells whether it is, the first page aside.
 */
export function createArrival(onPathChange: ((href: string) => void) | undefined): (href: string) => void {
  let shownPath: string | null = null;
  return (href) => {
    const path = pathOf(href);
    const isFirst = shownPath === null;
    if (path === shownPath) return;
    shownPath = path;
    if (isFirst) return;
    onPathChange?.(href);
    requestAnimationFrame(() => {
      focusNewPage();
      announce(document.title);
    });
  };
}
