import { page, type Answers } from '../host/reply.ts';

export const answers: Answers = { 'kept.show': () => page({}), 'kept.other': () => page({}) };
