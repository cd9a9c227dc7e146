import { page, type Answers } from '../host/reply.ts';

/** The places stand beside the pages. */
const show = () => page({});

export const answers: Answers = { 'maps.places': show, 'maps.states': show };
