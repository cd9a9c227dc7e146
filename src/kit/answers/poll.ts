import { page, type Answers } from '../host/reply.ts';
import type { PollDemoProps } from '../pages/PollDemo.tsx';

export const answers: Answers = {
  'poll.show': ({ request, session }) => {
    if (!request.headers.has('X-Inertia-Partial-Data')) session.set('readings', 0);
    const readings = (): number => {
      const count = Number(session.get('readings') ?? 0) + 1;
      session.set('readings', count);
      return count;
    };
    return page<PollDemoProps>({ readings, openedAt: () => new Date().toISOString().slice(11, 19) });
  },
};
