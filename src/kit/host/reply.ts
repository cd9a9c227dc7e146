import type { PageObject } from '#runtime/protocol/page-object.ts';
import type { RouteName } from '../generated/routes/names.ts';

/** A prop of a page; a function is called only when the prop is sent. */
export type PropSource<T> = T | (() => T | Promise<T>);

type OwnFields = 'component' | 'props' | 'url' | 'version' | 'onceProps' | 'rescuedProps';

/** Fields of the page object beside its props (`deferredProps`, `mergeProps`, …); sent for props that are. */
export interface PageFields extends Partial<Omit<PageObject, OwnFields>> {
  /** Props that are sent only when a partial request names them. */
  readonly onDemand?: readonly string[];
  /** By key; `expiresAt` in milliseconds since 1970, null: never. */
  readonly onceProps?: Readonly<Record<string, { readonly prop: string; readonly expiresAt: number | null }>>;
  /** Found by the host: props that come later and failed. */
  readonly rescuedProps?: readonly string[];
}

export interface PageReply {
  readonly kind: 'page';
  readonly props: Readonly<Record<string, PropSource<unknown>>>;
  readonly fields: PageFields;
  readonly status: number;
}

/** Kept until the next page of the same browser: its toast, and what was wrong with the form. */
export interface Carried {
  readonly flash?: string;
  /** By field path; objects (the details of a conflict) are left to the page. */
  readonly errors?: Readonly<Record<string, unknown>>;
}

export interface RedirectReply extends Carried {
  readonly kind: 'redirect';
  readonly to: string;
}

/** A page, a way to another, or any answer at all. */
export type Reply = PageReply | RedirectReply | Response;

/** What an answer is given. */
export interface KitRequest {
  readonly request: Request;
  readonly parameters: Readonly<Record<string, string>>;
  /** JSON or form fields of the body; empty for a GET. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly url: URL;
  /** Whatever this browser's session is to remember. */
  readonly session: Map<string, unknown>;
}

export type Answer = (request: KitRequest) => Reply | Promise<Reply>;

/** The answers of some routes; a file of `answers/` exports one of these as `answers`. */
export type Answers = Partial<Readonly<Record<RouteName, Answer>>>;

/** Shows the page of the route: `page<FormsProps>({ … }, { deferredProps: { default: ['slow'] } })`. */
export function page<Props extends object = Record<string, never>>(
  props: { readonly [Name in keyof Props]: PropSource<Props[Name]> },
  fields: PageFields = {},
  status = 200,
): PageReply {
  return { kind: 'page', props: { ...props }, fields, status };
}

/** Answers an action: 303 to an address, with a toast or errors for the page there. */
export const redirect = (to: string, carried: Carried = {}): RedirectReply => ({
  kind: 'redirect',
  to,
  ...carried,
});

/** Waits, as a slow server does. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
