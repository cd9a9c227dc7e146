import type { z } from 'zod';

/** What a page route answers: the component it shows and the shape of its props. */
export interface PageContract<Props extends z.ZodType, Query extends z.ZodType> {
  readonly component: string;
  /** Reads the address's query; unknown keys are dropped and bad values fall back to their default. */
  readonly query: Query;
  readonly props: Props;
  /** A complete answer, used by documentation and tests. */
  readonly example: z.input<Props>;
}

/** What an action route takes. */
export interface ActionContract<Payload extends z.ZodType> {
  readonly payload: Payload;
  readonly example: z.input<Payload>;
}

/** Declares a page's contract; a function only so that the types are inferred. */
export function definePage<Props extends z.ZodType, Query extends z.ZodType>(
  contract: PageContract<Props, Query>,
): PageContract<Props, Query> {
  return contract;
}

/** Declares an action's contract; a function only so that the types are inferred. */
export function defineAction<Payload extends z.ZodType>(
  contract: ActionContract<Payload>,
): ActionContract<Payload> {
  return contract;
}
