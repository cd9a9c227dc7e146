import { page, type Answers } from '../host/reply.ts';

export const answers: Answers = { 'paper.dossier': () => page({}) };
