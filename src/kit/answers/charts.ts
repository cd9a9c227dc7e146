import { page, type Answers } from '../host/reply.ts';

/** The figures of the pages stand beside them. */
const show = () => page({});

export const answers: Answers = {
  'charts.bars': show,
  'charts.lines': show,
  'charts.areas': show,
  'charts.ranks': show,
  'charts.rings': show,
  'charts.waterfalls': show,
  'charts.plannings': show,
  'charts.figures': show,
};
