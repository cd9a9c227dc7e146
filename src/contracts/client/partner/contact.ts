import * as z from 'zod';
import { sharedFields } from '#domain/partner/partner.ts';
import { defineAction, definePage } from '../../define.ts';
import { id, requiredText } from '../../fields.ts';
import { optionalPhone } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';

/** What of an operation can be passed on, each as the partner would read it; null for what is not known. */
const summary = z.object(
  Object.fromEntries(sharedFields.map((name) => [name, z.string().nullable()])) as Record<
    (typeof sharedFields)[number],
    z.ZodNullable<z.ZodString>
  >,
);

const query = z.object({ operation: z.string().max(26).catch('') });
/** An operation that the request is about. */
export interface Query {
  readonly operation?: string;
}

export const clientPartnerContactPage = definePage({
  component: 'Client/Partner/Contact',
  query,
  props: z.object({
    partner: z.object({ id, slug: z.string(), name: z.string() }),
    /** Who sends: what the partner reads of them. */
    sender: z.object({ name: z.string(), company: z.string(), email: z.string(), phone: z.string() }),
    /** The operations that the person may see, with what could be passed on of each. */
    operations: z.array(z.object({ id, name: z.string(), summary })),
    /** The one that the address names; null for none. */
    operationId: id.nullable(),
    /** Requests that the person may still send today. */
    left: z.number().int(),
  }),
  example: {
    partner: { id: exampleId, slug: 'courtage-helianthe', name: 'Courtage Hélianthe' },
    sender: {
      name: 'Hugo Lartigue',
      company: 'Garonne Patrimoine',
      email: 'hugo.lartigue@example.test',
      phone: '',
    },
    operations: [
      {
        id: exampleId,
        name: 'Les Chais de la Bastide',
        summary: {
          city: 'Bordeaux (33)',
          kind: 'Division',
          state: 'Travaux',
          lots: '4',
          area: '412 m²',
          price: '640 000 €',
        },
      },
    ],
    operationId: null,
    left: 5,
  },
});
export type PartnerContactProps = z.infer<typeof clientPartnerContactPage.props>;

/** Writes to a partner; without an operation nothing of one is passed on. */
export const contactPartner = defineAction({
  payload: z.object({
    subject: requiredText(120),
    message: z.string().trim().min(20).max(2000),
    phone: optionalPhone,
    operationId: id.nullable(),
    sharedFields: z.array(z.enum(sharedFields)).max(sharedFields.length),
    consent: z.boolean().refine((given) => given, { params: { code: 'partnerConsent' } }),
  }),
  example: {
    subject: 'Financement d’un immeuble',
    message: 'Bonjour, pourriez-vous étudier le financement de cet immeuble de rapport ?',
    phone: null,
    operationId: null,
    sharedFields: [],
    consent: true,
  },
});
