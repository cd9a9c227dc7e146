import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleNames } from '#domain/access/roles.ts';
import { update as updatePreference } from '#generated/routes/preference.ts';
import { health } from '#generated/routes/root.ts';
import type { RouteName } from '#generated/routes/names.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { routeTable } from '#generated/routes/table.ts';
import { buildRoute } from '#runtime/routes/build.ts';
import { actorKeys, actorOf, type ActorKey } from '#tests/contract/engine/actor.ts';
import { areaOf, gateOf } from '#tests/contract/engine/expectation.ts';
import type { Client } from '#tests/contract/engine/http/client.ts';
import { openBench } from '#tests/contract/engine/open.ts';
import { preparations } from '#tests/contract/engine/preparations/index.ts';
import type { Preparations } from '#tests/contract/engine/preparations/preparation.ts';
import { NoRecordError, type Parameters } from '#tests/contract/engine/records/discovery.ts';
import type { Bench } from '#tests/contract/engine/run/bench.ts';
import { parametersFor } from '#tests/contract/engine/run/kit.ts';
import { isUnavailable } from '#tests/contract/engine/target/target.ts';
import { accessibilityFaults, colourRules } from './axe.ts';
import { desktop, newPerson, openPage, phone, type WatchedPage } from './browser.ts';
import { pageFacts, pageFindings, type Language } from './page-findings.ts';
import { serveSeated } from './seated.ts';
import { laidOut, settled } from './settled.ts';
import { withBrowser } from './with-browser.ts';

/** Pages to look at, where somebody asks for some only: `PAGES=Client/Operation/Index,Client/Operation/Form`. */
const asked = process.env['PAGES']?.split(',');

interface Tab extends WatchedPage {
  readonly context: BrowserContext;
}

/** Everybody whom manifest and matrix show the page itself; who sends no token sees what the owner sees. */
function readersOf(route: RouteRow): readonly ActorKey[] {
  const { expects }: Preparations[RouteName] & object = preparations[route.name as RouteName] ?? {};
  const isShown = (key: ActorKey): boolean =>
    key !== 'no-token' && gateOf(route, actorOf(key)) === null && (expects?.(actorOf(key)) ?? null) === null;
  return actorKeys.filter(isShown);
}

/** A page behind a secret that only a mail holds: the preparation says which test opens it instead. */
function isOpenToNobody(route: RouteRow): boolean {
  const { untried }: Preparations[RouteName] & object = preparations[route.name as RouteName] ?? {};
  return untried !== undefined && readersOf(route).length === 0;
}

/** Readers for whom this is the same see the same frame and the same page: open ones differ by the area alone. */
function kindOfReader(route: RouteRow, key: ActorKey): string {
  const { area, role, isReadOnly, isImpersonated, isVerified } = actorOf(key);
  if (areaOf(route) === 'guest') return String(area);
  return [role, isReadOnly, isImpersonated, isVerified].join();
}

/**
 * One page in so many is opened by every role and its variants (read-only, in somebody's name, not verified), and
 * looked at by axe in the dark and on a phone too: what differs there is in the parts that pages share.
 */
const wholeEvery = 6;
const isWhole = (rank: number): boolean => asked !== undefined || rank % wholeEvery === 0;

/**
 * Who opens a page: of the roles of the platform the first and the last that may see it, and on some pages all of them
 * and their variants, which change the frame around the page and what may be sent. What each of them is answered is
 * held for every route by the contract tests.
 */
function walkersOf(route: RouteRow, rank: number): readonly ActorKey[] {
  const admitted = readersOf(route);
  const roles = roleNames.filter((role) => admitted.includes(role));
  if (isWhole(rank) || areaOf(route) === 'guest' || roles.length === 0) return admitted;
  return [...new Set([...roles.slice(0, 1), ...roles.slice(-1)])];
}

/**
 * Opens every page of an area of the manifest for those who may see it, and looks at it in both languages and at both
 * sizes. A page that is added is walked without a word here.
 */
export function walkPages(isOfArea: (page: string) => boolean): void {
  const chosen = routeTable.flatMap((route) =>
    route.page !== undefined &&
    isOfArea(route.page) &&
    (asked?.includes(route.page) ?? true) &&
    !isOpenToNobody(route)
      ? [{ route, name: route.name, component: route.page }]
      : [],
  );
  const app = withBrowser(serveSeated);
  const tabs = new Map<ActorKey, Tab>();
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(app.served.target, 'quick');
  });
  afterAll(async () => {
    await Promise.all([...tabs.values()].map(({ context }) => context.close()));
  });

  const clientOf = (key: ActorKey): Client => {
    const client = bench.client(key);
    if (isUnavailable(client)) throw new Error(`${key}: ${client.reason}`);
    return client;
  };
  const tabOf = async (key: ActorKey): Promise<Tab> => {
    const tab = tabs.get(key) ?? (await openTab(app.browser, clientOf(key)));
    tabs.set(key, tab);
    return tab;
  };
  const prepared = new Map<string, Parameters>();
  /** Values of the address with a record that this reader sees; null for who sees none. */
  const addressOf = async (key: ActorKey, route: RouteRow): Promise<Parameters | null> => {
    // A preparation writes, and nothing takes that back here: it is made once, for all readers.
    const known = prepared.get(route.name);
    if (known) return known;
    try {
      const parameters = await parametersFor(bench, bench.subject(route.name as RouteName), clientOf(key));
      const preparation = preparations[route.name as RouteName];
      if (preparation?.parameters !== undefined && preparation.isReading !== true)
        prepared.set(route.name, parameters);
      return parameters;
    } catch (error) {
      if (error instanceof NoRecordError) return null;
      throw error;
    }
  };
  /** Opens a page with a record that this reader sees, where it shows one; gives what is wrong with it. */
  const findingsFor = async (
    key: ActorKey,
    { route, component }: { route: RouteRow; component: string },
    language: Language = 'fr',
  ): Promise<readonly string[]> => {
    const { page, faults, context } = await tabOf(key);
    const parameters = await addressOf(key, route);
    if (parameters === null) return [`${key}: sees no record to open`];
    // What a preparation does in somebody's name may have begun another session.
    await giveCookies(context, clientOf(key));
    await page.goto(app.served.url + buildRoute(route, parameters));
    const findings = pageFindings(await pageFacts(page), component, language);
    return [...findings, ...faults.splice(0)].map((finding) => `${key}: ${finding}`);
  };

  const ranked = chosen.map((one, rank) => ({ ...one, rank }));
  describe.each(ranked)('$component, at $name,', ({ route, component, rank }) => {
    const admitted = walkersOf(route, rank);
    let readers: readonly ActorKey[] = [];
    let lead: ActorKey;
    let reader: ActorKey;
    beforeAll(async () => {
      const opening = new Map<string, ActorKey>();
      for (const key of admitted) {
        const kind = kindOfReader(route, key);
        // Some may see the page and have no record yet: a role that was added, a company that begins.
        if (!opening.has(kind) && (await addressOf(key, route)) !== null) opening.set(kind, key);
      }
      readers = [...opening.values()];
      const [first] = readers;
      if (first === undefined) throw new Error(`${component} is shown to nobody`);
      lead = first;
      reader = readers.slice(1).findLast(mayChange) ?? readers.find(mayChange) ?? lead;
    });

    test('opens for each kind of reader who may see it, with its title and the way to it', async () => {
      // One of them opens it in English, below.
      const french = readers.filter((key) => key === lead || key !== reader);
      for (const key of french) expect(await findingsFor(key, { route, component })).toEqual([]);
    });

    test('bars nobody from using it, at a desk and on a phone', async () => {
      const { page } = await tabOf(lead);
      // At a desk it stands where the first test opened it.
      await page.setViewportSize(desktop);
      await page.evaluate(laidOut);
      expect(await (isWhole(rank) ? faultsInBothColours : faultsInLight)(page)).toEqual([]);
      // Turned into a phone as it stands: opened anew, it would be drawn from the same styles.
      await page.setViewportSize(phone);
      await page.evaluate(laidOut);
      expect(pageFindings(await pageFacts(page), component, 'fr')).toEqual([]);
      if (isWhole(rank)) expect(await faultsInLight(page)).toEqual([]);
      await page.setViewportSize(desktop);
    });

    test('is there in English too', async () => {
      const { page, context } = await tabOf(reader);
      await giveCookies(context, clientOf(reader));
      if (!page.url().startsWith(app.served.url)) await page.goto(app.served.url + health());
      await page.evaluate(chooseLanguage, { path: updatePreference(), locale: 'en' } as const);
      expect(await findingsFor(reader, { route, component }, 'en')).toEqual([]);
      await page.evaluate(chooseLanguage, { path: updatePreference(), locale: 'fr' } as const);
    });
  });
}

/** Staff at work in a client's name change nothing: preparations begin that as the super administrator. */
const mayChange = (key: ActorKey): boolean =>
  actorOf(key).area !== null && !actorOf(key).isImpersonated && key !== 'super-admin';

/** A browser of one's own, signed in. */
async function openTab(browser: Browser, client: Client): Promise<Tab> {
  const context = await newPerson(browser);
  await giveCookies(context, client);
  const tab = await openPage(context);
  // Without movement, nothing is measured while it is half faded in.
  await tab.page.emulateMedia({ reducedMotion: 'reduce' });
  return { ...tab, context };
}

/** Gives a browser the session of a client, unless it has it: what the browser was given since stays. */
async function giveCookies(context: BrowserContext, { jar, origin }: Client): Promise<void> {
  const { hostname: domain } = new URL(origin);
  const session = '__Host-ilot';
  const current = (await context.cookies()).find(({ name }) => name === session)?.value;
  if (current !== undefined && current === jar.get(session)) return;
  await context.addCookies(
    [...jar].map(([name, value]) => ({ name, value, domain, path: '/', secure: true })),
  );
}

/** Only the colours are looked at twice. */
async function faultsInBothColours(page: Page): Promise<readonly string[]> {
  const light = await faultsInLight(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.evaluate(settled);
  const dark = await accessibilityFaults(page, colourRules);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

async function faultsInLight(page: Page): Promise<readonly string[]> {
  await page.evaluate(settled);
  return accessibilityFaults(page);
}

/** In the page: chooses the language of its reader, as the page's own menu does. */
async function chooseLanguage({ path, locale }: { path: string; locale: Language }): Promise<void> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const answer = await fetch(path, {
    method: 'PATCH',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-inertia': 'true',
      'x-xsrf-token': decodeURIComponent(token),
    },
    body: JSON.stringify({ locale }),
  });
  if (answer.status >= 400) throw new Error(`the language was not taken: ${answer.status}`);
}
