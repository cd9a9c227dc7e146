import * as z from 'zod';
import { orgLinks, orgNodeKinds } from '#domain/profile/enums.ts';
import { definePage } from '../define.ts';
import { id } from '../fields.ts';
import { exampleId } from '../shared.ts';
import { examplePaper, paper, paperQuery, type PaperLink } from './paper.ts';

/** What a link to an organisation chart may ask for. */
export type Query = PaperLink;

export const organisationChartPage = definePage({
  component: 'Export/OrganisationChart',
  query: z.object(paperQuery),
  props: z.object({
    paper,
    /** From the top down, branch by branch. */
    nodes: z.array(
      z.object({
        id,
        label: z.string(),
        kind: z.enum(orgNodeKinds),
        parentId: id.nullable(),
        link: z.enum(orgLinks),
        ownershipBps: z.number().int(),
        role: z.string(),
        /** In groups of three figures; empty for a person and where it is not told. */
        siren: z.string(),
        isSpv: z.boolean(),
        depth: z.number().int(),
        /** What the top of its branch holds of it; null at the top, and for who holds a share beside it. */
        indirectBps: z.number().int().nullable(),
      }),
    ),
  }),
  example: {
    paper: { ...examplePaper, subject: 'Garonne Patrimoine', reference: 'Garonne Patrimoine' },
    nodes: [
      {
        id: exampleId,
        label: 'Hugo Lartigue',
        kind: 'person',
        parentId: null,
        link: 'held',
        ownershipBps: 10_000,
        role: 'Président',
        siren: '',
        isSpv: false,
        depth: 0,
        indirectBps: null,
      },
    ],
  },
});
export type OrganisationChartProps = z.infer<typeof organisationChartPage.props>;
