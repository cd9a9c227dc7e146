import * as z from 'zod';
import { explained } from '../../explained.ts';
import { id, instant } from '../../fields.ts';

const cents = z.number().int().min(0);
import { companyValues } from '../tenant/payload.ts';

export const companySection = z.object({
  tab: z.literal('societe'),
  values: companyValues,
  version: z.number().int(),
  logoHref: z.string().nullable(),
  /** The network that the company belongs to. */
  brand: z.object({ name: z.string(), sharing: z.enum(['none', 'aggregate', 'detailed']) }).nullable(),
  /** What is left of the franchise en base; null under another VAT regime, and for who may not change the sheet. */
  franchise: z
    .object({
      state: z.enum(['applies', 'ends_next_year', 'lost_now', 'lost_before']),
      /** Rents called without VAT by option, all that is known of the turnover. */
      lastYearCents: cents,
      thisYearCents: cents,
      leftCents: cents,
      explanation: explained,
    })
    .nullable(),
  /** Once invoiced, a company keeps its SIREN. */
  isSirenLocked: z.boolean(),
  can: z.object({ update: z.boolean() }),
});

export const exportStatuses = ['queued', 'ready', 'failed', 'expired'] as const;
export const requestStatuses = ['open', 'extended', 'done', 'refused'] as const;
export const requestKinds = ['acces', 'rectification', 'effacement', 'opposition', 'portabilite'] as const;

export const dataSection = z.object({
  tab: z.literal('donnees'),
  /** Copies of the person's own data, the latest first. */
  exports: z.array(
    z.object({
      id,
      status: z.enum(exportStatuses),
      requestedAt: instant,
      expiresAt: instant.nullable(),
      sizeBytes: z.number().int().nullable(),
    }),
  ),
  /** Requests that people made of the company about their data; for whoever answers them. */
  requests: z
    .array(
      z.object({
        id,
        subjectName: z.string(),
        subjectKind: z.enum(['contact', 'user']),
        kind: z.enum(requestKinds),
        receivedOn: z.iso.date(),
        dueOn: z.iso.date(),
        status: z.enum(requestStatuses),
      }),
    )
    .nullable(),
  /** For its owner alone. */
  closure: z
    .object({
      companyName: z.string(),
      askedAt: instant.nullable(),
      /** Until when it can be taken back. */
      endsAt: instant.nullable(),
    })
    .nullable(),
});
