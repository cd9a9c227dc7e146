import type { SearchType } from '#contracts/search.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { pageSearcher } from '../pages.ts';
import type { Searcher } from '../searcher.ts';
import { contactSearcher } from './contacts.ts';
import { lotSearcher } from './lots.ts';
import { operationSearcher } from './operations.ts';
import { opportunitySearcher } from './opportunities.ts';
import { profileSearcher } from './profiles.ts';
import { transactionSearcher } from './transactions.ts';

/** What people of a company search, in the order of the answer. A new type starts in `searchTypes`. */
export const clientSearchers = Object.values({
  operation: operationSearcher,
  opportunity: opportunitySearcher,
  lot: lotSearcher,
  contact: contactSearcher,
  profile: profileSearcher,
  transaction: transactionSearcher,
  page: pageSearcher('page', 'client'),
  action: pageSearcher('action', 'client'),
} satisfies { readonly [Type in SearchType]: Searcher<Type, ClientContext> }) as readonly Searcher<
  SearchType,
  ClientContext
>[];
