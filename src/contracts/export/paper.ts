import * as z from 'zod';
import { day } from '../fields.ts';
import { hideable, watermarkMax, type Hideable } from '#domain/paper/hideable.ts';

const listed = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => {
    const words = (Array.isArray(given) ? given : [given]).flatMap((word) => word.split(','));
    return hideable.filter((word) => words.includes(word));
  })
  .catch([]);

/** The query that every paper reads: spread it into the paper's own. */
export const paperQuery = {
  /** `hide=margin`, `hide=amounts,margin` or `hide[]=margin`. */
  hide: listed.default([]),
  watermark: z.string().trim().max(watermarkMax).catch('').default(''),
};
export interface PaperQuery {
  readonly hide: readonly Hideable[];
  readonly watermark: string;
}

/** What a link to any paper may ask for. */
export interface PaperLink {
  readonly hide?: Hideable | readonly Hideable[];
  readonly watermark?: string;
}

/** What stands around every paper, and what its reader may see. */
export const paper = z.object({
  company: z.string(),
  /** What it is about, as the running head tells it: « Les Chais de la Bastide · OP-2025-001 ». */
  subject: z.string(),
  /** What names it in the tab's title: the operation's reference, the profile's name. */
  reference: z.string(),
  /** Where its maker goes back to; null for a guest. */
  back: z.string().nullable(),
  editedOn: day,
  watermark: z.string(),
  /** What is kept from this copy; amounts hide margins too. */
  hides: z.object({ amounts: z.boolean(), margin: z.boolean() }),
});
export type Paper = z.infer<typeof paper>;

export const examplePaper = {
  company: 'Garonne Patrimoine',
  subject: 'Les Chais de la Bastide · OP-2025-001',
  reference: 'OP-2025-001',
  back: '/operations/01jgfjjz000x6vcvy9tag0gchd',
  editedOn: '2026-11-20',
  watermark: '',
  hides: { amounts: false, margin: false },
} satisfies Paper;
