import * as z from 'zod';
import { contactRoles, contactSources, contactStates } from '#domain/relation/contact.ts';
import { defineAction, defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { id, instant, requiredText } from '../../fields.ts';
import { maxTags } from '../../limits.ts';
import { exampleId, person } from '../../shared.ts';

/** A contact as lists show it. */
export const contactRow = z.object({
  id,
  name: z.string(),
  /** The firm of a person; null for a firm itself. */
  company: z.string().nullable(),
  roles: z.array(z.enum(contactRoles)),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  /** Operations that it is part of. */
  operationsCount: z.number().int(),
  owner: person.nullable(),
  lastContactAt: instant.nullable(),
  /** What the person said of prospecting by e-mail; null when nobody asked. */
  consent: z.boolean().nullable(),
  doNotContact: z.boolean(),
  status: z.enum(contactStates),
  tags: z.array(z.string()),
  createdAt: instant,
});
export type ContactRow = z.infer<typeof contactRow>;

/** What is known of prospecting by e-mail. */
export const consentChoices = ['given', 'refused', 'unknown'] as const;

export const contactList = defineList({
  row: contactRow,
  filters: {
    role: choice(contactRoles),
    operationId: facet(),
    ownerUserId: facet(),
    tag: facet(),
    consent: choice(consentChoices),
    source: choice(contactSources),
    department: facet(),
    city: facet(),
    lastContact: period(),
    status: choice(contactStates),
  },
  sorts: ['name', 'lastContactAt', 'createdAt'],
  defaultSort: 'name',
});

export type Query = ListLink<typeof contactList>;

const exampleRow: ContactRow = {
  id: exampleId,
  name: 'Mme Odile Trémeau',
  company: null,
  roles: ['neighbour'],
  email: 'odile.tremeau@example.test',
  phone: null,
  city: 'Libourne',
  operationsCount: 1,
  owner: null,
  lastContactAt: null,
  consent: null,
  doNotContact: false,
  status: 'active',
  tags: [],
  createdAt: '2026-11-20T07:40:00.000Z',
};

export const contactIndexPage = definePage({
  component: 'Client/Contact/Index',
  query: contactList.query,
  props: z.object({
    list: contactList.props,
    /** Who contacts can be given to. */
    people: z.array(person),
    /** Pairs that look like one and the same contact. */
    duplicatesCount: z.number().int(),
  }),
  example: {
    list: contactList.example(exampleRow),
    people: [],
    duplicatesCount: 0,
  },
});
export type ContactIndexProps = z.infer<typeof contactIndexPage.props>;

/** The filtered list as a file. */
export const contactDownload = defineData({
  query: contactList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'name', format: 'csv' },
});

/** Changes several contacts at once: who looks after them, tags to add, archived or not. */
export const bulkContacts = defineAction({
  payload: z.object({
    rows: contactList.bulkRows,
    set: z.discriminatedUnion('field', [
      z.object({ field: z.literal('owner'), ownerUserId: id.nullable() }),
      z.object({ field: z.literal('tags'), tags: z.array(requiredText(30)).min(1).max(maxTags) }),
      z.object({ field: z.literal('archived'), isArchived: z.boolean() }),
    ]),
  }),
  example: {
    rows: { kind: 'ids', ids: [exampleId] },
    set: { field: 'tags', tags: ['notaire'] },
  },
});
