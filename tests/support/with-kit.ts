import { afterEach, beforeAll, expect } from 'vitest';
import { newPerson, openPage, seeTitle, type WatchedPage } from './browser.ts';
import { serveKit } from './kit.ts';
import { withBrowser } from './with-browser.ts';

/** The demonstration in one tab, for all tests of a file. */
export interface WithKit extends WatchedPage {
  readonly url: string;
  /** Opens a page of the demonstration by its address, and waits for its title. */
  open(path: string, title: string): Promise<void>;
}

/** To be called at the top of a file: serves the demonstration, and fails each test that leaves a fault behind. */
export function withKit(): WithKit {
  const kit = withBrowser(serveKit);
  let tab: WatchedPage | undefined;
  const opened = (): WatchedPage => {
    if (tab === undefined) throw new Error('nothing is open before the first hook');
    return tab;
  };

  beforeAll(async () => {
    tab = await openPage(await newPerson(kit.browser));
    await tab.page.goto(kit.served.url);
    await seeTitle(tab.page, 'Démonstration du runtime');
  });
  afterEach(() => {
    expect(opened().faults.splice(0)).toEqual([]);
  });

  return {
    get page() {
      return opened().page;
    },
    get faults() {
      return opened().faults;
    },
    get url() {
      return kit.served.url;
    },
    async open(path, title) {
      await opened().page.goto(`${kit.served.url}${path}`);
      await seeTitle(opened().page, title);
    },
  };
}
