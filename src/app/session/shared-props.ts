import type { SharedProps } from '#contracts/shared.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';

const themes = ['system', 'light', 'dark'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const group = (value: unknown, key: string): Record<string, unknown> | null => {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : null;
};

const countOf = (unread: unknown): number => {
  const count = isRecord(unread) ? unread['notifications'] : 0;
  return typeof count === 'number' ? count : 0;
};

/**
 * The props that every page carries. Each is checked no further than the shell needs, so that an answer
 * without some of them (an error page of another server) still finds its frame.
 */
export function readSharedProps(page: PageObject): SharedProps {
  const { props } = page;
  const app = group(props, 'app');
  const user = group(group(props, 'auth'), 'user');
  const impersonator = group(group(props, 'auth'), 'impersonator');
  const tenant = group(props, 'tenant');
  const brand = group(props, 'brand');
  const session = group(props, 'session');
  const realtime = group(props, 'realtime');
  const confirmation = group(props, 'confirmation');
  const link = group(props, 'link');
  // Past these checks the contract of the shared props, which the server validates, is relied upon.
  return {
    auth: {
      user: Array.isArray(user?.['roles']) ? (user as unknown as SharedProps['auth']['user']) : null,
      impersonator:
        typeof impersonator?.['endsAt'] === 'string'
          ? (impersonator as unknown as SharedProps['auth']['impersonator'])
          : null,
    },
    tenant: typeof tenant?.['name'] === 'string' ? (tenant as unknown as SharedProps['tenant']) : null,
    tenants: Array.isArray(props['tenants']) ? (props['tenants'] as SharedProps['tenants']) : [],
    brand: typeof brand?.['name'] === 'string' ? (brand as unknown as SharedProps['brand']) : null,
    session:
      typeof session?.['idleExpiresAt'] === 'string' ? (session as unknown as SharedProps['session']) : null,
    app: {
      name: typeof app?.['name'] === 'string' ? app['name'] : 'Laravel',
      locale: app?.['locale'] === 'en' ? 'en' : 'fr',
      theme: themes.find((theme) => theme === app?.['theme']) ?? 'system',
      demo:
        typeof group(app, 'demo')?.['startsAt'] === 'string'
          ? (app?.['demo'] as SharedProps['app']['demo'])
          : null,
      now: typeof app?.['now'] === 'string' ? app['now'] : '',
      maintenanceAt: typeof app?.['maintenanceAt'] === 'string' ? app['maintenanceAt'] : null,
      mapsKey: typeof app?.['mapsKey'] === 'string' ? app['mapsKey'] : null,
      mapTiles:
        typeof group(app, 'mapTiles')?.['url'] === 'string'
          ? (app?.['mapTiles'] as SharedProps['app']['mapTiles'])
          : null,
    },
    unread: { notifications: countOf(props['unread']) },
    realtime:
      typeof realtime?.['host'] === 'string' ? (realtime as unknown as SharedProps['realtime']) : null,
    ...(typeof link?.['mayPrint'] === 'boolean' && { link: link as unknown as SharedProps['link'] }),
    confirmation:
      typeof confirmation?.['reason'] === 'string'
        ? (confirmation as unknown as SharedProps['confirmation'])
        : null,
    flash: null,
    errors: {},
  };
}
