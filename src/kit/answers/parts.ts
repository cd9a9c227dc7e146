import { page, type Answers } from '../host/reply.ts';

/** What the parts show stands beside them. */
const show = () => page({});

export const answers: Answers = {
  'parts.buttons': show,
  'parts.badges': show,
  'parts.lives': show,
  'parts.cards': show,
  'parts.course': show,
  'parts.tables': show,
  'parts.feedback': show,
  'parts.overlays': show,
  'parts.identity': show,
  'parts.frame': show,
  'parts.layout': show,
};
