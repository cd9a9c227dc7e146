import * as z from 'zod';

/** What a page route answers: the component it shows and the shape of its props. */
export interface PageContract<Props extends z.ZodType = z.ZodType, Query extends z.ZodType = z.ZodType> {
  readonly kind: 'page';
  readonly component: string;
  /** Reads the address's query; unknown keys are dropped and bad values fall back to their default. */
  readonly query: Query;
  readonly props: Props;
  /** A complete answer, used by documentation and tests. */
  readonly example: z.input<Props>;
}

/** What an action route takes. */
export interface ActionContract<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'action';
  readonly payload: Payload;
  readonly example: z.input<Payload>;
}

/** What a route answers that is neither a page nor an action: a file, JSON, a way elsewhere. */
export interface DataContract<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  readonly kind: 'data';
  readonly query: Query;
  /** Media type of the answer; null for a redirect. */
  readonly contentType: string | null;
  /** Shape of a JSON answer; null for any other. */
  readonly body: Body | null;
  /** A query, used by documentation and tests. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The contract of a route, whatever its kind. */
export type RouteContract = PageContract | ActionContract | DataContract;

/** Declares a page's contract; a function only so that the types are inferred. */
export function definePage<Props extends z.ZodType, Query extends z.ZodType>(
  contract: Omit<PageContract<Props, Query>, 'kind'>,
): PageContract<Props, Query> {
  return { kind: 'page', ...contract };
}

/** Declares an action's contract; a function only so that the types are inferred. */
export function defineAction<Payload extends z.ZodType>(
  contract: Omit<ActionContract<Payload>, 'kind'>,
): ActionContract<Payload> {
  return { kind: 'action', ...contract };
}

/** Declares the contract of data; a function only so that the types are inferred. */
export function defineData<Query extends z.ZodType, Body extends z.ZodType = z.ZodNever>(
  contract: Omit<DataContract<Query, Body>, 'kind' | 'body'> & { readonly body?: Body },
): DataContract<Query, Body> {
  return { kind: 'data', ...contract, body: contract.body ?? null };
}

/** An action that takes nothing but its address. */
export const noPayload = defineAction({ payload: z.object({}), example: {} });

/** A route that only leads elsewhere. */
export const wayElsewhere = defineData({ query: z.object({}), contentType: null, example: {} });
