import { fieldsOf } from './fields.ts';
import type { PageFields, PageReply } from './reply.ts';

const listOf = (text: string | null): readonly string[] => text?.split(',').filter(Boolean) ?? [];

/** Names a dotted path begins with. */
const headOf = (path: string): string => path.split('.')[0] ?? path;

/** Props that the browser says it knows, by the keys it was told. */
function knownProps({ onceProps = {} }: PageFields, keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => onceProps[key]?.prop ?? []));
}

export interface ChosenProps {
  readonly props: Readonly<Record<string, unknown>>;
  /** What the page object says of them. */
  readonly fields: PageFields;
}

/**
 * Which props an answer sends: those asked for by a partial request; otherwise all but those that come later,
 * those that wait to be asked for and those known already. One that comes later may fail by itself.
 */
export async function chooseProps(
  reply: PageReply,
  component: string,
  headers: Headers,
): Promise<ChosenProps> {
  const only = listOf(headers.get('X-Inertia-Partial-Data')).map(headOf);
  const except = listOf(headers.get('X-Inertia-Partial-Except'));
  const reset = new Set(listOf(headers.get('X-Inertia-Reset')).map(headOf));
  const known = knownProps(reply.fields, listOf(headers.get('X-Inertia-Except-Once-Props')));
  const isPartial =
    headers.get('X-Inertia-Partial-Component') === component && only.length + except.length > 0;
  const deferred = new Set(Object.values(reply.fields.deferredProps ?? {}).flat());
  const onDemand = new Set(reply.fields.onDemand);
  const isSent = (name: string): boolean => {
    if (isPartial && only.length > 0) return only.includes(name) && !except.includes(name);
    return !except.includes(name) && !deferred.has(name) && !onDemand.has(name) && !known.has(name);
  };
  const rescued: string[] = [];
  const entries = await Promise.all(
    Object.entries(reply.props)
      .filter(([name]) => isSent(name))
      .map(async ([name, source]) => {
        try {
          const value: unknown = typeof source === 'function' ? await source() : source;
          return [[name, value] as const];
        } catch (error) {
          if (!deferred.has(name)) throw error;
          rescued.push(name);
          return [];
        }
      }),
  );
  const props = Object.fromEntries(entries.flat());
  const sent = new Set(Object.keys(props));
  return { props, fields: fieldsOf(reply.fields, { sent, reset, rescued, isPartial }) };
}
