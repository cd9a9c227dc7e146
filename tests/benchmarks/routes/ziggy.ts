import type { route } from 'ziggy-js';
import { syntheticRoutes } from './project.ts';

const THING_FORMAT = '[0-9a-hjkmnp-tv-z]{26}';

export type ZiggyConfig = NonNullable<Parameters<typeof route>[3]>;

/** The synthetic routes as Ziggy's own command writes them. */
export function ziggyConfig(count: number, path = '/'): ZiggyConfig {
  const routes = Object.entries(syntheticRoutes(count)).map(([name, { uri, methods, wheres }]) => {
    const parameters = Array.from(uri.matchAll(/\{(\w+)\}/g), ([, parameter = '']) => parameter);
    const formats = { ...(parameters.includes('thing') && { thing: THING_FORMAT }), ...wheres };
    return [
      name,
      {
        uri,
        methods: methods.includes('GET') ? ['GET', 'HEAD'] : [...methods],
        ...(parameters.length > 0 && { parameters, wheres: formats }),
      },
    ];
  });
  return {
    url: 'https://app.test',
    port: null,
    defaults: {},
    routes: Object.fromEntries(routes) as ZiggyConfig['routes'],
    location: { host: 'app.test', pathname: path, search: '' },
  };
}
