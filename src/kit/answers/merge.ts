import { page, type Answers } from '../host/reply.ts';
import type { MergeProps } from '../pages/Merge.tsx';

const PART = 3;

export const answers: Answers = {
  'merge.show': ({ url }) => {
    const after = Number(url.searchParams.get('apres') ?? 0) || 0;
    const entries = Array.from({ length: PART }, (_, index) => {
      const id = after + index + 1;
      return { id, text: `Compte rendu de chantier n° ${id}` };
    });
    return page<MergeProps>({ entries }, { mergeProps: ['entries'], matchPropsOn: ['entries.id'] });
  },
};
