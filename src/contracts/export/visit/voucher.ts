import * as z from 'zod';
import { definePage } from '../../define.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from '../paper.ts';
import { exampleVisited, visited } from './visited.ts';

/** What a link to the voucher may ask for. */
export type Query = PaperLink;

export const visitVoucherPage = definePage({
  component: 'Export/Visit/Voucher',
  query: z.object(paperQuery),
  props: z.object({ paper, visit: visited }),
  example: { paper: examplePaper, visit: exampleVisited },
});
export type VisitVoucherProps = z.infer<typeof visitVoucherPage.props>;
