import type { PageFields } from './reply.ts';

interface Chosen {
  readonly sent: ReadonlySet<string>;
  /** Props whose growth starts anew. */
  readonly reset: ReadonlySet<string>;
  readonly rescued: readonly string[];
  readonly isPartial: boolean;
}

const headOf = (path: string): string => path.split('.')[0] ?? path;

const pick = <Value>(
  fields: Readonly<Record<string, Value>>,
  isKept: (name: string, value: Value) => boolean,
) => Object.fromEntries(Object.entries(fields).filter(([name, value]) => isKept(name, value)));

/** What the page object says of the props that are sent; what comes later is told with the whole page only. */
export function fieldsOf(given: PageFields, { sent, reset, rescued, isPartial }: Chosen): PageFields {
  const {
    onDemand: _asked,
    deferredProps,
    mergeProps,
    prependProps,
    matchPropsOn,
    onceProps,
    scrollProps,
    ...rest
  } = given;
  const growing = (paths: readonly string[]) =>
    paths.filter((path) => sent.has(headOf(path)) && !reset.has(headOf(path)));
  return {
    ...rest,
    ...(deferredProps && !isPartial && { deferredProps }),
    ...(mergeProps && { mergeProps: growing(mergeProps) }),
    ...(prependProps && { prependProps: growing(prependProps) }),
    ...(matchPropsOn && { matchPropsOn: growing(matchPropsOn) }),
    ...(onceProps && { onceProps: pick(onceProps, (_key, { prop }) => !isPartial || sent.has(prop)) }),
    ...(scrollProps && { scrollProps: pick(scrollProps, (prop) => sent.has(prop)) }),
    ...(rescued.length > 0 && { rescuedProps: rescued }),
  };
}
