import * as z from 'zod';
import { siteChecks } from '#domain/site/checks.ts';
import { sitePanels, type SitePanel } from '#domain/site/panels.ts';
import { siteStates } from '#domain/site/site.ts';
import { conflict } from '../../conflict.ts';
import { definePage } from '../../define.ts';
import { day, id, instant, recordVersion } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';
import { exampleHead, operationHead } from '../operation/head.ts';
import { exampleSite, siteFields } from './payload.ts';

export const siteQuery = z.object({
  panel: z.enum(sitePanels).catch('content'),
  /** Shows a link to the draft. */
  link: z.enum(['', '1']).catch(''),
});

/** What a link to the page may ask for. */
export interface Query {
  readonly panel?: SitePanel;
  readonly link?: '' | '1';
}

const mediaChoice = z.object({
  id,
  title: z.string(),
  kind: z.enum(['photo', 'plan', 'document']),
  hasAlt: z.boolean(),
  thumbHref: z.string().nullable(),
  editHref: z.string(),
});
export type SiteMediaChoice = z.infer<typeof mediaChoice>;

const version = z.object({
  id,
  number: z.number().int(),
  at: instant,
  by: z.string().nullable(),
  isOnline: z.boolean(),
});

export const siteTemplatePage = definePage({
  component: 'Client/SiteTemplate/Form',
  query: siteQuery,
  props: z.object({
    operation: operationHead,
    query: siteQuery,
    /** Null while no look was chosen. */
    site: z
      .object({
        id,
        version: recordVersion,
        status: z.enum(siteStates),
        values: siteFields,
        publishedAt: instant.nullable(),
        /** Something was changed since it was put online. */
        isChanged: z.boolean(),
        /** Where everybody finds it, where it is online. */
        publicHref: z.string().nullable(),
        customDomain: z.string(),
        /** The platform keeps it off line; null where it does not. */
        suspension: z.object({ at: instant, reason: z.string() }).nullable(),
        domainSeenAt: instant.nullable(),
        domainCheckedAt: instant.nullable(),
        /** The draft as a document, for a frame. */
        previewHtml: z.string(),
        checks: z.array(z.object({ check: z.enum(siteChecks), isMet: z.boolean() })),
        versions: z.array(version),
      })
      .nullable(),
    /** Opens the draft without an account for a week; null while it was not asked for. */
    previewLink: z.string().nullable(),
    /** What a first draft begins with. */
    blank: siteFields,
    /** The host of public pages: what stands before an address, and where a name of one’s own must lead. */
    origin: z.string(),
    statistics: z.object({
      visits: z.number().int(),
      leads: z.number().int(),
      byDay: z.array(z.object({ day, visits: z.number().int() })),
    }),
    choices: z.object({
      lots: z.array(
        z.object({
          id,
          label: z.string(),
          isOnSale: z.boolean(),
          priceTtcCents: z.number().int().nullable(),
        }),
      ),
      media: z.array(mediaChoice),
      people: z.array(person),
    }),
    /** Somebody else changed it meanwhile. */
    conflict: conflict.nullable(),
    quota: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
    can: z.object({
      /** Of the operation itself. */
      update: z.boolean(),
      write: z.boolean(),
      publish: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    query: { panel: 'content', link: '' },
    site: {
      id: exampleId,
      version: 1,
      status: 'published',
      values: exampleSite,
      publishedAt: '2026-10-12T08:00:00.000Z',
      isChanged: false,
      publicHref: '/programme/les-chais-de-la-bastide',
      customDomain: '',
      suspension: null,
      domainSeenAt: null,
      domainCheckedAt: null,
      previewHtml: '<!doctype html>',
      checks: [{ check: 'legal', isMet: true }],
      versions: [
        { id: exampleId, number: 1, at: '2026-10-12T08:00:00.000Z', by: 'Hugo Lartigue', isOnline: true },
      ],
    },
    previewLink: null,
    blank: exampleSite,
    origin: 'https://ilot.example',
    statistics: { visits: 1240, leads: 4, byDay: [{ day: '2026-11-20', visits: 41 }] },
    choices: {
      lots: [{ id: exampleId, label: 'A101 · T3', isOnSale: true, priceTtcCents: 21_800_000 }],
      media: [],
      people: [{ id: exampleId, name: 'Hugo Lartigue' }],
    },
    conflict: null,
    quota: { used: 1, limit: 5 },
    can: { update: true, write: true, publish: true },
  },
});
export type SiteTemplateProps = z.infer<typeof siteTemplatePage.props>;
