import { page, pause, type Answers } from '../host/reply.ts';
import type { LinkTargetProps } from '../pages/LinkTarget.tsx';

export const answers: Answers = {
  'links.show': () => page({}),
  'links.target': async ({ parameters }) => {
    const delayMs = Number(parameters['delay']);
    await pause(delayMs);
    return page<LinkTargetProps>({ delayMs, servedAt: new Date().toISOString().slice(11, 23) });
  },
};
