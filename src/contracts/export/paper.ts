import * as z from 'zod';
import { hideableFields, type HideableField } from '#domain/share/personal.ts';
import { day } from '../fields.ts';
import {
  hideable,
  paperThemes,
  watermarkMax,
  type Hideable,
  type PaperTheme,
} from '#domain/paper/hideable.ts';

/** Several words of a list, as `key=a,b` or `key[]=a`; unknown ones are left out. */
const listed = <Word extends string>(all: readonly Word[]) =>
  z
    .union([z.string().max(200), z.array(z.string().max(40)).max(20)])
    .transform((given) => {
      const words = (Array.isArray(given) ? given : [given]).flatMap((word) => word.split(','));
      return all.filter((word) => words.includes(word));
    })
    .catch([])
    .default([]);

/** The query that every paper reads: spread it into the paper's own. */
export const paperQuery = {
  /** `hide=margin`, `hide=amounts,margin` or `hide[]=margin`. */
  hide: listed(hideable),
  watermark: z.string().trim().max(watermarkMax).catch('').default(''),
  theme: z.enum(paperThemes).catch('color').default('color'),
};
export interface PaperQuery {
  readonly hide: readonly Hideable[];
  readonly watermark: string;
  readonly theme: PaperTheme;
}

/** What a paper about a person reads as well: what of them is told on request alone. */
export const personalQuery = { conceal: listed(hideableFields) };

/** What a link to any paper may ask for. */
export interface PaperLink {
  readonly hide?: Hideable | readonly Hideable[];
  readonly watermark?: string;
  readonly theme?: PaperTheme;
}

/** The same for a paper about a person. */
export interface PersonalPaperLink extends PaperLink {
  readonly conceal?: HideableField | readonly HideableField[];
}

/** What stands around every paper, and what its reader may see. */
export const paper = z.object({
  company: z.string(),
  /** Signed address of the company’s logo; null for none. */
  logoHref: z.string().nullable(),
  /** What it is about, as the running head tells it: « Les Chais de la Bastide · OP-2025-001 ». */
  subject: z.string(),
  /** What names it in the tab's title: the operation's reference, the profile's name. */
  reference: z.string(),
  /** Where its maker goes back to; null for a guest. */
  back: z.string().nullable(),
  editedOn: day,
  watermark: z.string(),
  theme: z.enum(paperThemes),
  /** What is kept from this copy; amounts hide margins too. */
  hides: z.object({ amounts: z.boolean(), margin: z.boolean() }),
  /** On a paper about a person: what of them this copy tells on request alone. */
  conceals: z.array(z.enum(hideableFields)).optional(),
});
export type Paper = z.infer<typeof paper>;

export const examplePaper = {
  company: 'Garonne Patrimoine',
  logoHref: null,
  subject: 'Les Chais de la Bastide · OP-2025-001',
  reference: 'OP-2025-001',
  back: '/operations/01jgfjjz000x6vcvy9tag0gchd',
  editedOn: '2026-11-20',
  watermark: '',
  theme: 'color',
  hides: { amounts: false, margin: false },
} satisfies Paper;
