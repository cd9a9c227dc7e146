/** Room between parts, in the steps of the design (a step is 4 px). */
export type Gap = 0 | 0.5 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

export const gapClasses: Record<Gap, string> = {
  0: '',
  0.5: 'gap-0.5',
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  5: 'gap-5',
  6: 'gap-6',
  8: 'gap-8',
};
