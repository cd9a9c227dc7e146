import { ImportError } from './error.ts';
import { readJsonLiteral } from './json-literal.ts';
import { readZiggyScript, toValue, type Literal } from './object-literal.ts';
import { listedRoute, ziggyRoute, type Source, type SourceRoute } from './source.ts';

const EXPECTED = 'expected what "php artisan ziggy:generate" or "php artisan route:list --json" writes';

/**
 * The routes of a text: Ziggy's JSON, the script that Ziggy writes, or the list of `route:list --json`; lines
 * of PHP before it are skipped. Throws `ImportError`.
 */
export async function readSource(text: string): Promise<Source> {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') throw new ImportError(`the file is empty: ${EXPECTED}.`);
  if (/^[[{]/.test(content)) return fromLiteral(readJsonLiteral(content));
  if (/\bZiggy\b[^;=]*=/.test(content) && !content.startsWith('<')) {
    const script = await readZiggyScript(content);
    if (script) return fromLiteral(script);
  }
  const start = /^(?:\[\{|\{"(?:url|routes)")/m.exec(content);
  if (start && !content.startsWith('<')) return fromLiteral(readJsonLiteral(content.slice(start.index)));
  if (/^<(?:!doctype|html|\w+)/i.test(content)) throw new ImportError(`the file is HTML: ${EXPECTED}.`);
  if (content.startsWith('<?php')) throw new ImportError(`the file is PHP: ${EXPECTED}.`);
  throw new ImportError(`no routes found in the file: ${EXPECTED}.`);
}

function fromLiteral(literal: Literal): Source {
  if (literal.kind === 'value') {
    if (Array.isArray(literal.value)) return fromList(literal.value);
    throw new ImportError(`the file holds a single value: ${EXPECTED}.`);
  }
  const entries = new Map(literal.entries);
  const routes = entries.get('routes');
  if (!routes) throw new ImportError(`the file has no "routes": ${EXPECTED}.`);
  const isEmptyList = routes.kind === 'value' && Array.isArray(routes.value) && routes.value.length === 0;
  if (routes.kind !== 'object' && !isEmptyList) {
    throw new ImportError(`"routes" of the file is no map of names: ${EXPECTED}.`);
  }
  const defaults = entries.get('defaults');
  const address = entries.get('url');
  return {
    kind: 'Ziggy',
    ...readAll(routes.kind === 'object' ? routes.entries : [], ([name, route]) =>
      fromZiggy(name, toValue(route)),
    ),
    defaults: defaults?.kind === 'object' ? (toValue(defaults) as Record<string, unknown>) : {},
    address: address?.kind === 'value' && typeof address.value === 'string' ? address.value : null,
  };
}

function fromList(list: readonly unknown[]): Source {
  return { kind: 'route:list', ...readAll(list, fromListed), defaults: {}, address: null };
}

function fromZiggy(name: string, value: unknown): SourceRoute | string {
  const found = ziggyRoute.safeParse(value);
  if (!found.success) return `"${name}"`;
  const { uri, methods, domain, wheres, bindings, middleware } = found.data;
  return { name, uri, methods, domain, wheres, bindings, middleware, action: null };
}

function fromListed(value: unknown, index: number): SourceRoute | string {
  const found = listedRoute.safeParse(value);
  if (!found.success) return `entry ${index + 1}`;
  const { uri, method, domain, name, middleware, action } = found.data;
  return { name, uri, methods: method.split('|'), domain, wheres: {}, bindings: {}, middleware, action };
}

function readAll<T>(
  items: readonly T[],
  read: (item: T, index: number) => SourceRoute | string,
): Pick<Source, 'routes' | 'malformed'> {
  const all = items.map(read);
  return {
    routes: all.filter((found) => typeof found !== 'string'),
    malformed: all.filter((found) => typeof found === 'string'),
  };
}
