import { page, type Answers } from '../host/reply.ts';
import type { ScrollProps } from '../pages/Scroll.tsx';

export const answers: Answers = {
  'scroll.show': ({ url }) => page<ScrollProps>({ title: 'Défilement', query: url.search }),
  'scroll.other': ({ url }) => page<ScrollProps>({ title: 'Autre page', query: url.search }),
};
