import type { RoutesConfig } from './configured.ts';
import { MissingBaseUrlError } from './errors.ts';
import { isEmpty } from './own.ts';
import { checkedText } from './path.ts';
import type { Template } from './slots.ts';
import { invalid } from './text.ts';
import type { BuildableRoute } from './types.ts';

/** Host of a domain whose parameters have these values. Throws as `fillPath` does. */
export function fillHost(route: BuildableRoute, domain: Template, values: readonly unknown[]): string {
  let host = '';
  for (const [index, slot] of domain.slots.entries()) {
    host += slot.before;
    const value = values[index];
    if (isEmpty(value)) continue;
    const text = checkedText(route, slot, value);
    const isName = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u.test(text);
    if (!isName || (slot.where === undefined && text.includes('.'))) {
      throw invalid(route, slot.name, value, ` that is one label of a host name; "${text}" is not`);
    }
    host += text;
  }
  return host + domain.tail;
}

const bases = new Map<string, URL>();

function baseOf(baseUrl: string): URL {
  const base = bases.get(baseUrl) ?? new URL(baseUrl);
  bases.set(baseUrl, base);
  return base;
}

const folderOf = (base: URL): string => base.pathname.replace(/\/+$/, '');

/** An address without the sub-folder of `baseUrl`; `null` when it lies outside. */
export function belowBase({ baseUrl }: RoutesConfig, address: string): string | null {
  // Builders tell of a base that is none; reading an address never throws.
  const folder = baseUrl !== undefined && URL.canParse(baseUrl) ? folderOf(baseOf(baseUrl)) : '';
  if (folder === '') return address;
  const [root = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?/i.exec(address) ?? [];
  const path = address.slice(root.length);
  if (!path.startsWith(folder) || !/^(?:[/?#]|$)/.test(path.slice(folder.length))) return null;
  const rest = path.slice(folder.length);
  return root + (rest.startsWith('/') ? rest : `/${rest}`);
}

/** What stands before the path. Throws `MissingBaseUrlError`. */
export function rootOf(
  config: RoutesConfig,
  route: BuildableRoute,
  host: string | undefined,
  absolute: boolean,
): string {
  if (config.baseUrl === undefined) {
    if (absolute) throw new MissingBaseUrlError(route);
    return '';
  }
  const base = baseOf(config.baseUrl);
  if (host === undefined) return (absolute ? base.origin : '') + folderOf(base);
  if (!absolute) return '';
  const usual = base.protocol === 'https:' ? '443' : '80';
  const port = config.port === undefined ? base.port : String(config.port);
  return `${base.protocol}//${host}${port === '' || port === usual ? '' : `:${port}`}`;
}
