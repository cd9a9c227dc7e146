import type { RouteModel } from '../model/model.ts';

/** Domain and path of a route, as people write it: `/operations/{operation}`. */
export function addressOf({ domain, uri }: Pick<RouteModel, 'domain' | 'uri'>): string {
  return `${domain ?? ''}/${uri.replace(/^\/+/, '')}`;
}
