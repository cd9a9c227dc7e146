import { page, type Answers } from '../host/reply.ts';

/** The pictures are drawn beside the pages. */
const show = () => page({});

export const answers: Answers = { 'gallery.show': show, 'gallery.states': show };
