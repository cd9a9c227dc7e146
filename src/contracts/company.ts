import * as z from 'zod';
import { legalForms } from '#domain/company/enums.ts';
import { defineData } from './define.ts';

/** Query of the register of companies: a name, a SIREN or a SIRET. */
const companyQuery = z.object({ q: z.string().trim().max(120).catch('') });

/** What a request to the register asks for. */
export interface Query {
  readonly q: string;
}

/** A company as the register tells it, in the words of the forms. */
const foundCompany = z.object({
  siren: z.string(),
  siret: z.string().nullable(),
  vatNumber: z.string().nullable(),
  name: z.string(),
  legalForm: z.enum(legalForms).nullable(),
  ape: z.string(),
  createdOn: z.string().nullable(),
  /** False once it has ceased. */
  isActive: z.boolean(),
  addressLine: z.string(),
  addressLine2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  inseeCode: z.string(),
  officers: z.array(z.object({ name: z.string(), role: z.string() })),
});
export type FoundCompany = z.infer<typeof foundCompany>;

/** Plain JSON answer (not a page), best matches first. */
const companyAnswer = z.object({
  /** Where they come from: the public register, invented companies, or nowhere as nothing is set up. */
  source: z.enum(['register', 'demonstration', 'none']),
  items: z.array(foundCompany),
});
export type CompanyAnswer = z.infer<typeof companyAnswer>;

/** The register of companies. */
export const companyIndex = defineData({
  query: companyQuery,
  contentType: 'application/json',
  body: companyAnswer,
  example: { q: 'Garonne' },
});
