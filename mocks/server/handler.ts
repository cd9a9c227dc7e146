import type * as z from 'zod';
import type { ActionContract, PageContract } from '#contracts/define.ts';
import type { Flash } from '#contracts/fields.ts';
import type { RouteName } from '#generated/routes/names.ts';
import { isAdminContext, isClientContext, type RequestContext } from './context.ts';
import { HttpFailure } from './failures.ts';
import { readPayload } from './payload.ts';

/** A page to show. */
export interface PageAnswer {
  kind: 'page';
  component: string;
  props: Record<string, unknown>;
  /** Checks the props where the server validates its own answers. */
  schema: z.ZodType;
}

/** Somewhere to go next, with a text to show there. */
export interface RedirectAnswer {
  kind: 'redirect';
  to: string;
  flash?: Flash;
}

/** Anything that is not a page: a file, JSON. */
export interface RawAnswer {
  kind: 'raw';
  response: Response;
}

export type Answer = PageAnswer | RedirectAnswer | RawAnswer;

export interface RouteHandler {
  /** `page`: shows a component; `action`: changes something; `data`: answers outside the page protocol. */
  readonly kind: 'page' | 'action' | 'data';
  readonly handle: (context: RequestContext) => Promise<Answer>;
}

/** Every route has exactly one handler: a missing or unknown name does not compile. */
export type RouteHandlers = Readonly<Record<RouteName, RouteHandler>>;

type Narrow<Context extends RequestContext> = (context: RequestContext) => context is Context;

function definePageHandler<Context extends RequestContext>(isFit: Narrow<Context>) {
  return <Props extends z.ZodType<Record<string, unknown>>, Query extends z.ZodType>(
    contract: PageContract<Props, Query>,
    answer: (context: Context, query: z.output<Query>) => Promise<z.input<Props>>,
  ): RouteHandler => ({
    kind: 'page',
    handle: async (context) => {
      if (!isFit(context)) throw new HttpFailure(500, `wrong area for ${context.route.name}`);
      const props = await answer(context, contract.query.parse(context.query));
      return {
        kind: 'page',
        component: contract.component,
        props: props as Record<string, unknown>,
        schema: contract.props,
      };
    },
  });
}

function defineActionHandler<Context extends RequestContext>(isFit: Narrow<Context>) {
  return <Payload extends z.ZodType>(
    contract: ActionContract<Payload>,
    act: (context: Context, payload: z.output<Payload>) => Promise<Answer>,
  ): RouteHandler => ({
    kind: 'action',
    handle: async (context) => {
      if (!isFit(context)) throw new HttpFailure(500, `wrong area for ${context.route.name}`);
      return act(context, await readPayload(context, contract.payload));
    },
  });
}

function defineBareHandler<Context extends RequestContext>(isFit: Narrow<Context>, kind: 'action' | 'data') {
  return (act: (context: Context) => Promise<Answer>): RouteHandler => ({
    kind,
    handle: async (context) => {
      if (!isFit(context)) throw new HttpFailure(500, `wrong area for ${context.route.name}`);
      return act(context);
    },
  });
}

const isAny = (context: RequestContext): context is RequestContext => context !== null;

/** Handlers of pages: for anyone, for people of a company, for staff. */
export const page = definePageHandler(isAny);
export const clientPage = definePageHandler(isClientContext);
export const adminPage = definePageHandler(isAdminContext);

/** Handlers of actions with a payload. */
export const action = defineActionHandler(isAny);
export const clientAction = defineActionHandler(isClientContext);

/** Handlers of actions without payload, and of data. */
export const bareAction = defineBareHandler(isAny, 'action');
export const clientBareAction = defineBareHandler(isClientContext, 'action');
export const data = defineBareHandler(isAny, 'data');
export const clientData = defineBareHandler(isClientContext, 'data');

/** An answer that sends the person elsewhere. */
export const redirect = (to: string, flash?: Flash): RedirectAnswer => ({
  kind: 'redirect',
  to,
  ...(flash && { flash }),
});
