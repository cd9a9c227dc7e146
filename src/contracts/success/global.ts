import * as z from 'zod';
import { outcomes } from '#domain/outcome/outcome.ts';
import { definePage } from '../define.ts';
import { optionalDay } from '../fields.ts';

/** What the server writes after the address of a confirmation, and its signature. */
export const successQuery = z.object({
  reference: z.string().max(80).catch(''),
  /** A day, `YYYY-MM-DD`. */
  date: z.string().max(10).catch(''),
  montant: z.coerce.number().int().nullable().catch(null).default(null),
  /** An address of ours to go on to. */
  retour: z.string().max(400).catch(''),
  jusque: z.coerce.number().int().catch(0),
  sceau: z.string().max(200).catch(''),
});
export type SuccessQuery = z.infer<typeof successQuery>;

/** What a link to a confirmation carries; the server alone can write one. */
export interface Query {
  readonly reference?: string;
  readonly date?: string;
  readonly montant?: number;
  readonly retour?: string;
  readonly jusque: number;
  readonly sceau: string;
}

export const successPage = definePage({
  component: 'Success/Global',
  query: successQuery,
  props: z.object({
    /** Null for an address that we did not write, or that is over: then nothing is confirmed. */
    outcome: z.enum(outcomes).nullable(),
    reference: z.string(),
    on: optionalDay,
    amountCents: z.number().int().nullable(),
    /** The main way on. */
    nextHref: z.string(),
    /** A second way, for whoever is signed in. */
    homeHref: z.string().nullable(),
    /** What the person is asked to confirm, in place of the main way; or what they can take back. */
    ask: z.object({ method: z.enum(['POST', 'DELETE']), href: z.string() }).nullable(),
  }),
  example: {
    outcome: 'question-envoyee',
    reference: '',
    on: '2026-11-20',
    amountCents: null,
    nextHref: '/',
    homeHref: null,
    ask: null,
  },
});
export type SuccessProps = z.infer<typeof successPage.props>;
