import { page, type Answers } from '../host/reply.ts';

/** The values of the fields stand beside them. */
const show = () => page({});

export const answers: Answers = {
  'fields.texts': show,
  'fields.identifiers': show,
  'fields.dates': show,
  'fields.choices': show,
};
