import { useNavigation } from '../navigation/context.ts';
import type { ReloadOptions, VisitResult } from '../navigation/visit.ts';
import { useDeferredProp, type DeferredProp } from './useDeferredProp.ts';
import { useInfiniteList, type InfiniteList, type InfiniteListOptions } from './useInfiniteList.ts';
import { usePoll, type UsePollOptions } from './usePoll.ts';
import { useWhenVisible, type WhenVisible, type WhenVisibleOptions } from './useWhenVisible.ts';
import type { Poll } from './poll.ts';

/** A reload whose props are those of the page. */
export interface PageReload<Props> extends Omit<ReloadOptions, 'only' | 'except' | 'reset'> {
  readonly only?: readonly PropPath<Props>[];
  readonly except?: readonly PropPath<Props>[];
  readonly reset?: readonly PropPath<Props>[];
}

/** The hooks of one page: the names of props are those of its contract. */
export interface PageApi<Props> {
  useDeferred<Path extends PropPath<Props>>(path: Path): DeferredProp<NonNullable<PropAt<Props, Path>>>;
  useReload(): (options?: PageReload<Props>) => Promise<VisitResult>;
  usePoll(
    everyMs: number,
    request?: PageReload<Props> | (() => PageReload<Props>),
    options?: UsePollOptions,
  ): Poll;
  useInfiniteList(prop: keyof Props & string, options?: InfiniteListOptions): InfiniteList;
  useWhenVisible(only: readonly PropPath<Props>[], options?: WhenVisibleOptions): WhenVisible<HTMLDivElement>;
}

// The types say more than the functions: a name that the contract does not have does not compile.
const api: PageApi<Readonly<Record<string, never>>> = {
  useDeferred: useDeferredProp,
  useReload: () => useNavigation().reload,
  usePoll,
  useInfiniteList,
  useWhenVisible,
};

/** `const show = pageApi<ShowProps>()`: the hooks of a page, typed by the props of its contract. */
export const pageApi = <Props>(): PageApi<Props> => api as unknown as PageApi<Props>;

/** Names of the props of a page and, with dots, of what lies inside of its objects. */
type PropPath<Props> = Props extends readonly unknown[]
  ? never
  : Props extends object
    ? {
        [Key in keyof Props & string]: Key | `${Key}.${PropPath<NonNullable<Props[Key]>>}`;
      }[keyof Props & string]
    : never;

/** What a page has at a path. */
type PropAt<Props, Path extends string> = Path extends keyof Props
  ? Props[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Props
      ? PropAt<NonNullable<Props[Key]>, Rest>
      : never
    : never;
