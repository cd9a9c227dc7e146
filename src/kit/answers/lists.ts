import { page, type Answers } from '../host/reply.ts';
import type { HundredProps } from '../pages/Lists/Hundred.tsx';
import { readLotQuery } from '../pages/Lists/blocks/lot-query.ts';

export const answers: Answers = {
  'lists.hundred': ({ url }) => page<HundredProps>({ query: readLotQuery(url.searchParams) }),
};
