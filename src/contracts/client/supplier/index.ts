import * as z from 'zod';
import {
  complianceStates,
  supplierDocumentKinds,
  supplierDocumentStates,
  supplierStates,
  supplierTrades,
} from '#domain/relation/supplier.ts';
import { defineAction, defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, type ListLink } from '../../define-list.ts';
import { id, instant, optionalText, requiredText } from '../../fields.ts';
import { maxTags } from '../../limits.ts';
import { exampleId } from '../../shared.ts';
import { blockReason } from './payload.ts';

/** A supplier as lists show it. */
export const supplierRow = z.object({
  id,
  name: z.string(),
  trade: z.enum(supplierTrades),
  siren: z.string().nullable(),
  city: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  compliance: z.enum(complianceStates),
  /** Null where its trade does not owe it, as the next. */
  vigilance: z.enum(supplierDocumentStates).nullable(),
  tenYearInsurance: z.enum(supplierDocumentStates).nullable(),
  /** Operations on which it was evaluated. */
  operationsCount: z.number().int(),
  /** Mean of its evaluations: 460 for 4,6. */
  ratingHundredths: z.number().int().nullable(),
  status: z.enum(supplierStates),
  tags: z.array(z.string()),
  createdAt: instant,
});
export type SupplierRow = z.infer<typeof supplierRow>;

export const supplierList = defineList({
  row: supplierRow,
  filters: {
    trade: choice(supplierTrades),
    status: choice(supplierStates),
    compliance: choice(complianceStates),
    department: facet(),
    operationId: facet(),
    tag: facet(),
  },
  sorts: ['name', 'rating', 'createdAt'],
  defaultSort: 'name',
});

export type Query = ListLink<typeof supplierList>;

const exampleRow: SupplierRow = {
  id: exampleId,
  name: 'Maçonnerie Ferrand & Cie',
  trade: 'structural-work',
  siren: null,
  city: 'Libourne',
  email: 'contact.ferrand@example.test',
  phone: null,
  compliance: 'compliant',
  vigilance: 'valid',
  tenYearInsurance: 'valid',
  operationsCount: 1,
  ratingHundredths: 433,
  status: 'active',
  tags: [],
  createdAt: '2026-11-20T07:40:00.000Z',
};

/** Two suppliers that look like one. */
const duplicatePair = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  otherId: id,
  otherName: z.string(),
  otherCreatedAt: instant,
});
export type SupplierPair = z.infer<typeof duplicatePair>;

export const supplierIndexPage = definePage({
  component: 'Client/Supplier/Index',
  query: supplierList.query,
  props: z.object({
    list: supplierList.props,
    /** Empty for people who may not merge them. */
    duplicates: z.array(duplicatePair),
  }),
  example: { list: supplierList.example(exampleRow), duplicates: [] },
});
export type SupplierIndexProps = z.infer<typeof supplierIndexPage.props>;

/** The filtered list as a file. */
export const supplierDownload = defineData({
  query: supplierList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});

/** Sends suppliers a link to deposit papers by. */
export const requestSupplierDocuments = defineAction({
  payload: z.object({
    rows: supplierList.bulkRows,
    /** None: what each of them owes and lacks, or holds for thirty days at most. */
    kinds: z.array(z.enum(supplierDocumentKinds)).max(supplierDocumentKinds.length),
    message: optionalText(1000),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    kinds: ['vigilance', 'ten-year-insurance'],
    message: '',
  },
});

/** Changes several suppliers at once: tags to add, archived or not, blocked for a reason. */
export const bulkSuppliers = defineAction({
  payload: z.object({
    rows: supplierList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('tags'), tags: z.array(requiredText(30)).min(1).max(maxTags) }),
      z.object({ field: z.literal('archived'), isArchived: z.boolean() }),
      z.object({ field: z.literal('blocked'), reason: blockReason }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'tags', tags: ['chantier'] },
  },
});
