import { search } from '#contracts/search.ts';
import { isClientContext } from '#mocks/server/context.ts';
import { forbidden, HttpFailure } from '#mocks/server/failures.ts';
import { data, type RouteHandlers } from '#mocks/server/handler.ts';
import { clientSearchers } from './client/index.ts';
import { searchAll } from './searcher.ts';

/** Handler of `search`: what a person of a company may see, found by words, figures or amounts. */
export const searchHandlers = {
  search: data(search, (context, query) => {
    if (context.actor === null) throw new HttpFailure(401, 'the search is for signed-in people');
    const { user, impersonation } = context.actor;
    if (user.emailVerifiedAt === null && impersonation === null)
      throw forbidden('the address of the person is not verified');
    if (!isClientContext(context)) throw forbidden('the staff has a search of its own');
    return searchAll(context, clientSearchers, query);
  }),
} satisfies Partial<RouteHandlers>;
