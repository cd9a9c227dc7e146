import type * as z from 'zod';
import {
  noPayload,
  type ActionContract,
  type DataContract,
  type PageContract,
  type RouteContract,
} from '#contracts/define.ts';
import type { Flash } from '#contracts/fields.ts';
import type { RouteName } from '#generated/routes/names.ts';
import { checkConfirmation } from './confirmation.ts';
import {
  isAccountContext,
  isAdminContext,
  isBrandContext,
  isClientContext,
  isSignedInContext,
  type RequestContext,
} from './context.ts';
import { HttpFailure } from './failures.ts';
import { isPrecognitive, answerPrecognition } from './precognition.ts';
import { readPayload } from './payload.ts';
import type { Answered } from './props/deferred.ts';

/** A page to show. */
export interface PageAnswer {
  kind: 'page';
  component: string;
  /** Any of them may be deferred (`props/deferred.ts`). */
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
  /** What the route takes and answers: documents and tests are made from it. */
  readonly contract: RouteContract;
  readonly handle: (context: RequestContext) => Promise<Answer>;
}

/** Every route has exactly one handler: a missing or unknown name does not compile. */
export type RouteHandlers = Readonly<Record<RouteName, RouteHandler>>;

type Narrow<Context extends RequestContext> = (context: RequestContext) => context is Context;

/**
 * What an action does. `find` comes first: the record that the address names, if it exists for the person
 * and its state and policy let the action through; only then is the payload looked at. A request that looks
 * ahead ends there: neither the password nor the action is asked for.
 */
interface Act<Context, Input, Found> {
  readonly find: (context: Context) => Promise<Found>;
  readonly act: (context: Context, payload: Input, found: Found) => Promise<Answer>;
}

function fit<Context extends RequestContext>(isFit: Narrow<Context>, context: RequestContext): Context {
  if (isFit(context)) return context;
  if (context.actor === null) throw new HttpFailure(401, `${context.route.name} is for signed-in people`);
  // A route for signed-in people of either area may still be of use to one of them alone: its records are not
  // there for the other.
  const refusal = Object.keys(context.parameters).length > 0 ? 404 : 403;
  const status = context.route.signedIn === true ? refusal : 500;
  throw new HttpFailure(status, `wrong area for ${context.route.name}`);
}

function definePageHandler<Context extends RequestContext>(isFit: Narrow<Context>) {
  return <Props extends z.ZodType<Record<string, unknown>>, Query extends z.ZodType>(
    contract: PageContract<Props, Query>,
    answer: (context: Context, query: z.output<Query>) => Promise<Answered<z.input<Props>>>,
  ): RouteHandler => ({
    contract,
    handle: async (context) => {
      const own = fit(isFit, context);
      await checkConfirmation(own);
      const props = await answer(own, contract.query.parse(context.query));
      return {
        kind: 'page',
        component: contract.component,
        props,
        schema: contract.props,
      };
    },
  });
}

function defineActionHandler<Context extends RequestContext>(isFit: Narrow<Context>) {
  return <Payload extends z.ZodType, Found = undefined>(
    contract: ActionContract<Payload>,
    given:
      | Act<Context, z.output<Payload>, Found>
      | ((context: Context, payload: z.output<Payload>) => Promise<Answer>),
  ): RouteHandler => ({
    contract,
    handle: async (context) => {
      const own = fit(isFit, context);
      const isAhead = isPrecognitive(own.request);
      if (typeof given === 'function') {
        if (isAhead) return answerPrecognition(own, contract.payload);
        await checkConfirmation(own);
        return given(own, await readPayload(own, contract.payload));
      }
      const found = await given.find(own);
      if (isAhead) return answerPrecognition(own, contract.payload);
      await checkConfirmation(own);
      return given.act(own, await readPayload(own, contract.payload), found);
    },
  });
}

function defineDataHandler<Context extends RequestContext>(isFit: Narrow<Context>) {
  return <Query extends z.ZodType, Body extends z.ZodType>(
    contract: DataContract<Query, Body>,
    answer: (context: Context, query: z.output<Query>) => Promise<Answer>,
  ): RouteHandler => ({
    contract,
    handle: async (context) => {
      const own = fit(isFit, context);
      await checkConfirmation(own);
      return answer(own, contract.query.parse(context.query));
    },
  });
}

const isAny = (context: RequestContext): context is RequestContext => context !== null;

/** Handlers of pages: for anyone, signed-in people, clients with or without a company, a company's, a network's, staff. */
export const page = definePageHandler(isAny);
export const signedInPage = definePageHandler(isSignedInContext);
export const accountPage = definePageHandler(isAccountContext);
export const clientPage = definePageHandler(isClientContext);
export const brandPage = definePageHandler(isBrandContext);
export const adminPage = definePageHandler(isAdminContext);

/** Handlers of actions. */
export const action = defineActionHandler(isAny);
export const signedInAction = defineActionHandler(isSignedInContext);
export const accountAction = defineActionHandler(isAccountContext);
export const clientAction = defineActionHandler(isClientContext);
export const brandAction = defineActionHandler(isBrandContext);
export const adminAction = defineActionHandler(isAdminContext);

/** Handlers of data. */
export const data = defineDataHandler(isAny);
export const signedInData = defineDataHandler(isSignedInContext);
export const clientData = defineDataHandler(isClientContext);
export const brandData = defineDataHandler(isBrandContext);
export const adminData = defineDataHandler(isAdminContext);

export { noPayload };

/** An answer that sends the person elsewhere. */
export const redirect = (to: string, flash?: Flash): RedirectAnswer => ({
  kind: 'redirect',
  to,
  ...(flash && { flash }),
});

/** An answer in JSON, never kept by a cache. */
export const json = (body: unknown, init: { status?: number } = {}): RawAnswer => ({
  kind: 'raw',
  response: Response.json(body, { ...init, headers: { 'cache-control': 'no-store' } }),
});
