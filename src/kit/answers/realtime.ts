import { page, type Answers } from '../host/reply.ts';
import type { LiveProps } from '../pages/Live.tsx';

export const answers: Answers = {
  'realtime.show': ({ request, session }) => {
    const before = request.headers.has('X-Inertia-Partial-Data') ? Number(session.get('lotReads') ?? 0) : 0;
    session.set('lotReads', before + 1);
    return page<LiveProps>({ reads: before + 1 });
  },
};
