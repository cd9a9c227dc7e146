import type { PageReply } from './reply.ts';

const listOf = (text: string | null): readonly string[] => text?.split(',').filter(Boolean) ?? [];

/** Names a dotted path begins with. */
const headOf = (path: string): string => path.split('.')[0] ?? path;

/** Which props an answer sends: those asked for by a partial request, all but the deferred ones otherwise. */
export async function chooseProps(
  reply: PageReply,
  component: string,
  headers: Headers,
): Promise<{ props: Record<string, unknown>; isPartial: boolean }> {
  const only = listOf(headers.get('X-Inertia-Partial-Data')).map(headOf);
  const except = listOf(headers.get('X-Inertia-Partial-Except'));
  const known = listOf(headers.get('X-Inertia-Except-Once-Props'));
  const isPartial =
    headers.get('X-Inertia-Partial-Component') === component && only.length + except.length > 0;
  const deferred = new Set(Object.values(reply.fields.deferredProps ?? {}).flat());
  const isSent = (name: string): boolean => {
    if (isPartial) return !except.includes(name) && (only.length === 0 || only.includes(name));
    return !deferred.has(name) && !known.includes(name);
  };
  const entries = Object.entries(reply.props).filter(([name]) => isSent(name));
  const values = await Promise.all(
    entries.map(async ([name, source]) => {
      const value: unknown = typeof source === 'function' ? await source() : source;
      return [name, value] as const;
    }),
  );
  return { props: Object.fromEntries(values), isPartial };
}
