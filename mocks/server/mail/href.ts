import type { RequestContext } from '../context.ts';

/**
 * An address of ours as a mail must write it: absolute, under the configured public origin, else under the
 * origin of the request.
 *
 * @param path made by a route builder
 */
export function mailHref({ deps, url }: Pick<RequestContext, 'deps' | 'url'>, path: string): string {
  return new URL(path, deps.config.publicOrigin ?? url.origin).href;
}
