import { expect, test } from 'vitest';
import { pageFindings, type PageFacts } from '#tests/support/page-findings.ts';

const whole: PageFacts = {
  component: 'Admin/Plan/Index',
  titles: ['Formules'],
  documentTitle: 'Formules - Îlot',
  language: 'fr',
  lastStep: 'Formules',
  isPrint: false,
  excessPx: 0,
};
const found = (fault: Partial<PageFacts>): number =>
  pageFindings({ ...whole, ...fault }, 'Admin/Plan/Index', 'fr').length;

test('the walk over the pages takes a whole page, and finds each thing that one may lack', () => {
  expect(found({})).toBe(0);
  const faults: readonly Partial<PageFacts>[] = [
    { component: 'Error/Global' },
    { titles: [''] },
    { titles: ['Formules', 'Encore'] },
    { documentTitle: 'Îlot' },
    { language: 'en' },
    { lastStep: null },
    { lastStep: 'Erreur' },
    { excessPx: 12 },
  ];
  for (const fault of faults) expect(found(fault), JSON.stringify(fault)).toBe(1);
});
