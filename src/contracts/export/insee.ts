import * as z from 'zod';
import { estimationInseePage, sourcedArea, sourcedCommune } from '../client/operation/estimation/insee.ts';
import { definePage } from '../define.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

const query = z.object(paperQuery);

/** What a link to the sheet of a commune may ask for. */
export type Query = PaperLink;

export const inseePaperPage = definePage({
  component: 'Export/Insee',
  query,
  props: z.object({
    paper,
    city: z.string(),
    departmentCode: z.string(),
    /** Where the operation stands in it; null while nobody said. */
    place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    /** Public figures: no copy hides them. Null: the operation names no commune that exists. */
    commune: sourcedCommune.nullable(),
    /** Its department and the country; none without a commune. */
    areas: z.array(sourcedArea),
  }),
  example: {
    paper: examplePaper,
    city: 'Libourne',
    departmentCode: '33',
    place: { lat: 44.9131, lng: -0.2347 },
    commune: estimationInseePage.example.commune,
    areas: estimationInseePage.example.areas,
  },
});
export type InseePaperProps = z.infer<typeof inseePaperPage.props>;
