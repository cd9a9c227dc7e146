import { page, pause, type Answers } from '../host/reply.ts';
import type { PartialProps } from '../pages/Partial.tsx';

const readNow = async (): Promise<string> => {
  await pause(300);
  return new Date().toISOString().slice(11, 23);
};

export const answers: Answers = {
  'partial.show': () => page<PartialProps>({ people: readNow, lots: readNow, works: readNow }),
};
