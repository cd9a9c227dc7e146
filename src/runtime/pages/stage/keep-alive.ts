import type { CacheMark } from '../cache.ts';
import { isSameInstance, type Instances, type PageInstance, type ShownPage } from './instance.ts';

/** A page that was left, with what was known of the server then. */
export interface KeptInstance extends PageInstance {
  readonly mark: CacheMark;
}

/** The pages that live: the one shown, some that were left, and one that may be asked for next. */
export interface KeepAlive {
  readonly current: PageInstance;
  /** The longest left first. */
  readonly kept: readonly KeptInstance[];
  readonly ahead: PageInstance | null;
}

export interface KeepAliveRules extends Instances {
  /** What is known of the server now. */
  readonly mark: () => CacheMark;
  /** Whether nothing was changed on the server since. */
  readonly holds: (mark: CacheMark) => boolean;
  /** Whether a page that is being left may keep its state. */
  readonly mayStay: (instance: PageInstance) => boolean;
}

const find = <Instance extends PageInstance>(
  instances: readonly (Instance | null)[],
  wanted: ShownPage,
): Instance | undefined =>
  instances.find((one): one is Instance => one !== null && isSameInstance(one.shown, wanted));

/**
 * The pages that live once `shown` is shown and `next` may follow. A page that was left, or made ready, goes on
 * with its state and elements; after a change on the server all of them start anew. The same object where
 * nothing changes.
 */
export function follow(
  keepAlive: KeepAlive,
  shown: ShownPage,
  next: ShownPage | null,
  rules: KeepAliveRules,
): KeepAlive {
  const moved = isSameInstance(keepAlive.current.shown, shown) ? keepAlive : moveTo(keepAlive, shown, rules);
  const current = rules.renew(moved.current, shown);
  const ahead = aheadOf({ ...moved, current }, next, rules);
  return current === keepAlive.current && ahead === keepAlive.ahead
    ? keepAlive
    : { current, kept: moved.kept, ahead };
}

function moveTo(
  { current: left, kept, ahead }: KeepAlive,
  shown: ShownPage,
  rules: KeepAliveRules,
): KeepAlive {
  const valid = kept.filter(({ mark }) => rules.holds(mark));
  const current = find<PageInstance>([...valid, ahead], shown) ?? rules.make(shown);
  const staying = valid.filter(({ own }) => own !== current.own);
  if (rules.mayStay(left)) staying.push({ ...left, mark: rules.mark() });
  return { current, kept: staying, ahead: ahead?.own === current.own ? null : ahead };
}

/** The same with no more pages kept than the last `most` that were left; the same object where there are no more. */
export const dropOldest = (keepAlive: KeepAlive, most: number): KeepAlive =>
  keepAlive.kept.length <= most ? keepAlive : { ...keepAlive, kept: keepAlive.kept.slice(-most) };

function aheadOf(
  { current, kept, ahead }: KeepAlive,
  next: ShownPage | null,
  rules: KeepAliveRules,
): PageInstance | null {
  if (next === null || find<PageInstance>([current, ...kept], next)) return null;
  return ahead && isSameInstance(ahead.shown, next) ? rules.renew(ahead, next) : rules.make(next, true);
}
