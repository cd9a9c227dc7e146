import { page, type Answers } from '../host/reply.ts';
import type { EditableProps } from '../pages/Lists/Editable.tsx';
import type { HundredProps } from '../pages/Lists/Hundred.tsx';
import { readLotQuery } from '../pages/Lists/blocks/lot-query.ts';

export const answers: Answers = {
  'lists.hundred': ({ url }) => page<HundredProps>({ query: readLotQuery(url.searchParams) }),
  'lists.editable': ({ url }) => page<EditableProps>({ query: readLotQuery(url.searchParams) }),
  'lists.states': () => page({}),
};
