import { page, type Answers } from '../host/reply.ts';

export const answers: Answers = { 'actions.show': () => page({}) };
