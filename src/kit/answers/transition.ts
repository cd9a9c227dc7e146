import { page, type Answers } from '../host/reply.ts';
import type { TransitionProps } from '../pages/Transition.tsx';

export const answers: Answers = {
  'transition.show': () => page<TransitionProps>({ step: 1 }),
  'transition.step': ({ parameters }) => page<TransitionProps>({ step: Number(parameters['step']) }),
};
