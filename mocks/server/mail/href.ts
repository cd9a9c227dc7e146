import type { ServerDependencies } from '../dependencies.ts';

/**
 * An address of ours as a mail must write it: absolute, under the configured public origin, else under the
 * origin of the request.
 *
 * @param path made by a route builder
 */
export function mailHref(
  { deps, url }: { readonly deps: Pick<ServerDependencies, 'config'>; readonly url: URL },
  path: string,
): string {
  return new URL(path, deps.config.publicOrigin ?? url.origin).href;
}
