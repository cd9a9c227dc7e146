import * as z from 'zod';
import { advertChecks, advertTabs, type AdvertTab } from '#domain/broadcast/advert.ts';
import { advertStates, broadcastPortals } from '#domain/broadcast/portals.ts';
import { lotStates, lotTypes } from '#domain/lot/states.ts';
import { conflict } from '../../../conflict.ts';
import { definePage } from '../../../define.ts';
import { id, instant, recordVersion } from '../../../fields.ts';
import { exampleId, person } from '../../../shared.ts';
import { operationHead } from '../head.ts';
import { advertFields, broadcastFields, exampleAdvert, exampleBroadcast } from './payload.ts';

export const broadcastQuery = z.object({
  tab: z.enum(advertTabs).catch('all'),
  /** The lot whose advert is written; empty: the list of all. */
  lot: z.union([id, z.literal('')]).catch(''),
});

/** What a link to the page may ask for. */
export interface Query {
  readonly tab?: AdvertTab;
  readonly lot?: string;
}

const check = z.object({ check: z.enum(advertChecks), isMet: z.boolean() });

const portalStatus = z.object({
  portal: z.enum(broadcastPortals),
  state: z.enum(advertStates),
  code: z.string(),
  message: z.string(),
  at: instant,
});

const row = z.object({
  id,
  ref: z.string(),
  label: z.string(),
  type: z.enum(lotTypes),
  areaM2: z.string().nullable(),
  priceTtcCents: z.number().int().nullable(),
  lotStatus: z.enum(lotStates),
  /** Nobody has taken it yet: it may be advertised. */
  isOpen: z.boolean(),
  /** Of the advert; null while nobody wrote it. */
  version: recordVersion.nullable(),
  title: z.string(),
  textLength: z.number().int(),
  photosCount: z.number().int(),
  photoHref: z.string().nullable(),
  status: z.enum(advertStates),
  portals: z.array(portalStatus),
  checks: z.array(check),
  /** Seen on portals in thirty days; null where none of them tells. */
  views: z.number().int().nullable(),
  /** Requests of thirty days. */
  leads: z.number().int(),
  lastSentAt: instant.nullable(),
  /** It was changed since a gateway last read it. */
  isChanged: z.boolean(),
});
export type BroadcastRow = z.infer<typeof row>;

const picture = z.object({
  id,
  title: z.string(),
  alt: z.string(),
  thumbHref: z.string().nullable(),
  editHref: z.string(),
});
export type AdvertPicture = z.infer<typeof picture>;

const editor = z.object({
  lotId: id,
  version: recordVersion.nullable(),
  values: advertFields.extend({ title: z.string(), text: z.string() }),
  pictures: z.array(picture),
  /** A draft out of what is known of the lot. */
  proposal: z.object({ title: z.string(), text: z.string() }),
  /** What the advert says beside its text. */
  mentions: z.array(z.string()),
  /** Where it says that it is. */
  place: z.string(),
});
export type AdvertEditorProps = z.infer<typeof editor>;

export const broadcastPage = definePage({
  component: 'Client/Operation/BroadcastConfiguration/Form',
  query: broadcastQuery,
  props: z.object({
    operation: operationHead,
    query: broadcastQuery,
    settings: z.object({
      /** Null while nobody has saved them. */
      version: recordVersion.nullable(),
      values: broadcastFields.extend({ phone: z.string(), email: z.string() }),
    }),
    feed: z.object({
      /** The secret address that a gateway reads; null before the settings are saved, and for readers. */
      href: z.string().nullable(),
      lastSyncAt: instant.nullable(),
      lastReadAt: instant.nullable(),
      readsCount: z.number().int(),
      publishedCount: z.number().int(),
    }),
    lots: z.array(row),
    editor: editor.nullable(),
    people: z.array(person),
    /** The company’s subscription has portals. */
    hasPortals: z.boolean(),
    conflict: conflict.nullable(),
    can: z.object({
      /** Of the operation itself. */
      update: z.boolean(),
      write: z.boolean(),
      rotate: z.boolean(),
    }),
  }),
  example: {
    operation: {
      id: exampleId,
      ref: 'OP-2025-002',
      name: 'Saint-Genès',
      city: 'Talence',
      status: 'works',
    },
    query: { tab: 'all', lot: '' },
    settings: { version: 1, values: exampleBroadcast },
    feed: {
      href: 'https://ilot.example/flux-annonces/x',
      lastSyncAt: '2026-11-20T07:00:00.000Z',
      lastReadAt: '2026-11-20T07:15:00.000Z',
      readsCount: 42,
      publishedCount: 3,
    },
    lots: [
      {
        id: exampleId,
        ref: 'B1',
        label: 'T2 rez-de-jardin',
        type: 'Apartment',
        areaM2: '46.20',
        priceTtcCents: 17_200_000,
        lotStatus: 'available',
        isOpen: true,
        version: 1,
        title: exampleAdvert.title,
        textLength: 620,
        photosCount: 4,
        photoHref: null,
        status: 'live',
        portals: [
          {
            portal: 'leboncoin',
            state: 'live',
            code: '',
            message: '',
            at: '2026-11-18T08:00:00.000Z',
          },
        ],
        checks: [{ check: 'price', isMet: true }],
        views: 312,
        leads: 2,
        lastSentAt: '2026-11-20T07:15:00.000Z',
        isChanged: false,
      },
    ],
    editor: {
      lotId: exampleId,
      version: 1,
      values: exampleAdvert,
      pictures: [],
      proposal: { title: exampleAdvert.title, text: exampleAdvert.text },
      mentions: ['Honoraires à la charge du vendeur.'],
      place: '33400 Talence',
    },
    people: [{ id: exampleId, name: 'Hugo Lartigue' }],
    hasPortals: true,
    conflict: null,
    can: { update: true, write: true, rotate: true },
  },
});
export type BroadcastProps = z.infer<typeof broadcastPage.props>;
