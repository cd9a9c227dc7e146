import * as z from 'zod';
import { partnerRequestStates } from '#domain/partner/partner.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { examplePartner, partnerCard } from './index.ts';

export const clientPartnerViewPage = definePage({
  component: 'Client/Partner/View',
  query: z.object({}),
  props: z.object({
    partner: partnerCard.extend({
      /** Formatted text, cleaned; empty for none. */
      body: z.string(),
      website: z.string().nullable(),
      hasPhone: z.boolean(),
      /** Told once after it was asked for; else null. */
      phone: z.string().nullable(),
      zoneNames: z.array(z.string()),
    }),
    /** What the person's company asked this partner for, the latest first. */
    requests: z
      .array(
        z.object({
          id,
          subject: z.string(),
          by: z.string(),
          sentAt: instant,
          status: z.enum(partnerRequestStates),
        }),
      )
      .max(50),
    /** True when it stands among the suppliers of the company already. */
    isSupplier: z.boolean(),
    can: z.object({ contact: z.boolean(), supplier: z.boolean() }),
  }),
  example: {
    partner: {
      ...examplePartner,
      body: '<p>Vingt ans de financement d’opérations.</p>',
      website: 'https://helianthe.example',
      hasPhone: true,
      phone: null,
      zoneNames: ['Ain', 'Loire', 'Rhône'],
    },
    requests: [
      {
        id: exampleId,
        subject: 'Financement',
        by: 'Hugo Lartigue',
        sentAt: '2026-11-12T08:00:00.000Z',
        status: 'sent',
      },
    ],
    isSupplier: false,
    can: { contact: true, supplier: true },
  },
});
export type PartnerViewProps = z.infer<typeof clientPartnerViewPage.props>;
