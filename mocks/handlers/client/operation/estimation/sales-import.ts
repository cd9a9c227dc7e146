import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { leastComparablePriceCents } from '#domain/estimation/enums.ts';
import type { SaleLineKind } from '#domain/estimation/public-sales.ts';
import { saleLines } from '#mocks/db/schema/index.ts';
import { defineImport } from '#mocks/server/imports/define.ts';

/** Columns of geo-dvf that are read, by the names that the file gives them. */
const columns = [
  'id_mutation',
  'date_mutation',
  'numero_disposition',
  'nature_mutation',
  'valeur_fonciere',
  'adresse_numero',
  'adresse_suffixe',
  'adresse_nom_voie',
  'nom_commune',
  'id_parcelle',
  'lot1_numero',
  'type_local',
  'surface_reelle_bati',
  'nombre_pieces_principales',
  'nature_culture',
  'surface_terrain',
  'longitude',
  'latitude',
] as const;
type Column = (typeof columns)[number];

/** What a sale cannot be found or compared without. */
const required: readonly Column[] = [
  'id_mutation',
  'date_mutation',
  'nature_mutation',
  'valeur_fonciere',
  'type_local',
  'surface_reelle_bati',
  'surface_terrain',
  'longitude',
  'latitude',
];

/** Kinds of premises as the file writes them; an empty one is land. */
const kinds: Readonly<Record<string, SaleLineKind>> = {
  Appartement: 'Apartment',
  Maison: 'House',
  'Local industriel. commercial ou assimilé': 'ProfessionalRealEstate',
  Dépendance: 'Annex',
  '': 'Land',
};
const natures = ['Vente', 'Vente terrain à bâtir', "Vente en l'état futur d'achèvement"];

const decimal = z
  .string()
  .trim()
  .transform((text) => text.replace(',', '.'));
const coordinate = (limit: number) =>
  decimal.refine((text) => text !== '' && Math.abs(Number(text)) <= limit, {
    params: { code: 'salePosition' },
  });
const area = decimal.refine((text) => text === '' || /^\d{1,8}(\.\d{1,2})?$/.test(text), {
  params: { code: 'area' },
});

const cells = z.object({
  id_mutation: z.string().trim().min(1).max(40),
  date_mutation: z.iso.date(),
  numero_disposition: z.string().trim().max(20),
  nature_mutation: z
    .string()
    .trim()
    .refine((nature) => natures.includes(nature.replace('’', "'")), { params: { code: 'saleNature' } }),
  valeur_fonciere: decimal.refine(
    (text) => /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) * 100 >= leastComparablePriceCents,
    { params: { code: 'salePrice' } },
  ),
  adresse_numero: z.string().trim().max(20),
  adresse_suffixe: z.string().trim().max(20),
  adresse_nom_voie: z.string().trim().max(160),
  nom_commune: z.string().trim().max(80),
  id_parcelle: z.string().trim().max(20),
  lot1_numero: z.string().trim().max(20),
  type_local: z
    .string()
    .trim()
    .refine((type) => type in kinds, { params: { code: 'saleType' } }),
  surface_reelle_bati: area,
  nombre_pieces_principales: z
    .string()
    .trim()
    .regex(/^\d{0,2}$/),
  nature_culture: z.string().trim().max(60),
  surface_terrain: area,
  longitude: coordinate(180),
  latitude: coordinate(90),
});

/** A line with what it must have beside: premises their area, land its own. */
const line = cells
  .refine(
    ({ type_local: type, surface_reelle_bati: built }) =>
      type === '' || type === 'Dépendance' || Number(built) > 0,
    { path: ['surface_reelle_bati'], params: { code: 'saleArea' } },
  )
  .refine(({ type_local: type, surface_terrain: land }) => type !== '' || Number(land) > 0, {
    path: ['surface_terrain'],
    params: { code: 'saleArea' },
  })
  .transform((given) => {
    const kind = kinds[given.type_local] ?? 'Land';
    const isMain = kind !== 'Annex' && kind !== 'Land';
    const number = [given.adresse_numero, given.adresse_suffixe].filter(Boolean).join(' ');
    return {
      mutationId: given.id_mutation,
      lineKey: [
        given.date_mutation,
        given.valeur_fonciere,
        given.numero_disposition,
        given.id_parcelle,
        given.lot1_numero,
        given.type_local,
        given.surface_reelle_bati,
        given.nombre_pieces_principales,
        given.nature_culture,
        given.surface_terrain,
      ].join('|'),
      soldOn: given.date_mutation,
      priceCents: Math.round(Number(given.valeur_fonciere) * 100),
      kind,
      areaM2: isMain ? given.surface_reelle_bati : null,
      rooms:
        isMain && given.nombre_pieces_principales !== '' ? Number(given.nombre_pieces_principales) : null,
      landAreaM2: given.surface_terrain === '' ? null : given.surface_terrain,
      parcel: given.id_parcelle,
      landUse: given.nature_culture,
      addressLine: [number, given.adresse_nom_voie].filter(Boolean).join(' '),
      city: given.nom_commune,
      lat: Number(given.latitude),
      lng: Number(given.longitude),
    };
  });

/** Sales of the public file (geo-dvf), for comparables; a line that is there already is not kept twice. */
export const salesImport = defineImport({
  kind: 'dvf-sale',
  can: 'estimation.create',
  columns: () => columns.map((field) => ({ field, label: field, isRequired: required.includes(field) })),
  row: line,
  insert: async ({ deps, tenantId, userId }, tx, rows) => {
    const now = deps.clock.businessNow();
    const common = { tenantId, createdAt: now, updatedAt: now, createdBy: userId };
    await tx
      .insert(saleLines)
      .values(rows.map(({ id, row }) => ({ ...row, ...common, id })))
      .onConflictDoNothing({ target: [saleLines.tenantId, saleLines.lineKey] });
  },
  revert: async ({ tenantId }, tx, ids) => {
    const gone = await tx
      .delete(saleLines)
      .where(and(eq(saleLines.tenantId, tenantId), inArray(saleLines.id, [...ids])))
      .returning({ id: saleLines.id });
    return gone.length;
  },
});
