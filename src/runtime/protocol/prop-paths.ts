import type { PageProps } from './page-object.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dotted path (`list.data`); undefined when there is none. A key that has dots itself wins. */
export function readPath(props: PageProps, path: string): unknown {
  if (Object.hasOwn(props, path)) return props[path];
  let value: unknown = props;
  for (const key of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** The props with another value at a dotted path; what lies beside it keeps its identity. */
export function writePath(props: PageProps, path: string, value: unknown): PageProps {
  const at = Object.hasOwn(props, path) ? -1 : path.indexOf('.');
  if (at === -1) return { ...props, [path]: value };
  const key = path.slice(0, at);
  const inner = props[key];
  return { ...props, [key]: writePath(isRecord(inner) ? inner : {}, path.slice(at + 1), value) };
}

/** Whether there is a value at a dotted path; null is one, undefined is none. */
export const hasPath = (props: PageProps, path: string): boolean => readPath(props, path) !== undefined;

/** Whether a path is another one or lies inside it: `list.data` in `list`. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);
