import * as z from 'zod';
import { conditionKinds, offerKinds } from '#domain/offer/offer-template.ts';
import { definePage } from '../../define.ts';
import { choice, defineList, type ListLink } from '../../define-list.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const templateStates = ['active', 'archived'] as const;

/** A template of offers as the list shows it. */
const offerTemplateRow = z.object({
  id,
  name: z.string(),
  kind: z.enum(offerKinds),
  status: z.enum(templateStates),
  /** Comes with the platform: it is not changed, archived nor deleted. */
  isSystem: z.boolean(),
  isDefault: z.boolean(),
  defaultValidityDays: z.number().int(),
  conditions: z.array(z.enum(conditionKinds)),
  /** Offers that were made of it. */
  usedCount: z.number().int(),
  version: z.number().int(),
  updatedAt: instant,
  /** Who made it; null for one of the platform. */
  author: z.string().nullable(),
});
export type OfferTemplateRow = z.infer<typeof offerTemplateRow>;

export const offerTemplateList = defineList({
  row: offerTemplateRow,
  filters: { kind: choice(offerKinds), status: choice(templateStates) },
  sorts: ['name', 'defaultValidityDays', 'updatedAt'],
  defaultSort: 'name',
});

export type Query = ListLink<typeof offerTemplateList>;

export const offerTemplateIndexPage = definePage({
  component: 'Client/OfferTemplate/Index',
  query: offerTemplateList.query,
  props: z.object({ list: offerTemplateList.props }),
  example: {
    list: offerTemplateList.example({
      id: exampleId,
      name: 'Offre d’achat simple',
      kind: 'letter',
      status: 'active',
      isSystem: true,
      isDefault: true,
      defaultValidityDays: 10,
      conditions: [],
      usedCount: 4,
      version: 1,
      updatedAt: '2025-01-06T09:00:00.000Z',
      author: null,
    }),
  },
});
export type OfferTemplateIndexProps = z.infer<typeof offerTemplateIndexPage.props>;
