import { pagedFields } from '../host/paged.ts';
import { page, pause, type Answers } from '../host/reply.ts';
import type { GrowingProps } from '../pages/Growing.tsx';

const PAGE_LENGTH = 25;
const LAST_PAGE = 8;

export const answers: Answers = {
  'growing.show': ({ request, url }) => {
    const wanted = Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1;
    const current = Math.min(LAST_PAGE, Math.max(1, wanted));
    const lots = async () => {
      await pause(200);
      const data = Array.from({ length: PAGE_LENGTH }, (_, index) => ({
        id: (current - 1) * PAGE_LENGTH + index + 1,
        page: current,
      }));
      return { data };
    };
    return page<GrowingProps>(
      { lots, total: PAGE_LENGTH * LAST_PAGE },
      pagedFields(request, 'lots', { currentPage: current, lastPage: LAST_PAGE }),
    );
  },
};
