import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Database } from '../../database.ts';
import type { NewMedia, NewMediaFolder } from '../../schema/index.ts';
import { media, mediaFolders, storedFiles } from '../../schema/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { PersonKey, TenantKey } from '../types.ts';
import { pictureOf, type Scene } from './scenes.ts';

/** An operation with a library: those that are owned, or were. */
interface Library {
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  /** Days of the photographs from before, of the site and from after; later ones do not exist yet. */
  readonly days: readonly [before: string, works: string, after: string | null];
}

const libraries: readonly Library[] = [
  {
    tenant: 'T1',
    operation: 'OP-2025-001',
    by: 'hugo.lartigue',
    days: ['2025-09-18', '2026-10-30', null],
  },
  { tenant: 'T1', operation: 'OP-2025-002', by: 'ines.duprat', days: ['2026-02-11', '2026-11-05', null] },
  {
    tenant: 'T1',
    operation: 'OP-2025-003',
    by: 'hugo.lartigue',
    days: ['2025-03-12', '2025-10-21', '2026-03-18'],
  },
  { tenant: 'T2', operation: 'OP-2025-001', by: 'karim.belkacem', days: ['2026-06-16', '2026-10-08', null] },
  {
    tenant: 'T2',
    operation: 'OP-2025-002',
    by: 'karim.belkacem',
    days: ['2025-10-03', '2026-09-30', null],
  },
  { tenant: 'T2', operation: 'OP-2026-001', by: 'julie.fayolle', days: ['2026-01-20', '2026-07-09', null] },
  { tenant: 'T2', operation: 'OP-2026-003', by: 'julie.fayolle', days: ['2026-04-14', '2026-11-12', null] },
];

interface Subject extends Pick<Scene, 'subject' | 'stage'> {
  readonly title: string;
  readonly alt: string;
}

const before: readonly Subject[] = [
  {
    subject: 'street',
    stage: 'before',
    title: 'Façade sur rue, avant',
    alt: 'Façade de pierre noircie, volets fermés',
  },
  {
    subject: 'courtyard',
    stage: 'before',
    title: 'Cour intérieure',
    alt: 'Cour encombrée, murs à reprendre',
  },
  { subject: 'roof', stage: 'before', title: 'Toiture, avant', alt: 'Toit de tuiles percé à gauche' },
  {
    subject: 'stairs',
    stage: 'before',
    title: 'Cage d’escalier',
    alt: 'Escalier de bois usé, murs écaillés',
  },
  { subject: 'attic', stage: 'before', title: 'Combles', alt: 'Charpente apparente, sans isolation' },
];
const works: readonly Subject[] = [
  { subject: 'street', stage: 'works', title: 'Échafaudage sur rue', alt: 'Façade derrière un échafaudage' },
  {
    subject: 'roof',
    stage: 'works',
    title: 'Reprise de la couverture',
    alt: 'Toit à moitié découvert, liteaux neufs',
  },
  {
    subject: 'room',
    stage: 'works',
    title: 'Cloisons du premier étage',
    alt: 'Pièce vide avec tréteaux et plaques',
  },
  {
    subject: 'courtyard',
    stage: 'works',
    title: 'Cour pendant le chantier',
    alt: 'Cour avec un tas de gravats',
  },
];
const after: readonly Subject[] = [
  { subject: 'street', stage: 'after', title: 'Façade sur rue, après', alt: 'Façade ravalée, volets peints' },
  { subject: 'room', stage: 'after', title: 'Séjour livré', alt: 'Séjour clair, parquet de chêne' },
];
/** Where the works are not over yet, what is finished of them. */
const finished: readonly Subject[] = [
  { subject: 'room', stage: 'after', title: 'Appartement témoin', alt: 'Pièce claire, parquet de chêne' },
];
const plans: readonly Omit<Subject, 'stage'>[] = [
  { subject: 'plan', title: 'Plan du rez-de-chaussée', alt: 'Plan coté du rez-de-chaussée' },
  { subject: 'plan', title: 'Plan du premier étage', alt: 'Plan coté du premier étage' },
  { subject: 'plan', title: 'Plan des combles', alt: 'Plan coté des combles' },
  { subject: 'section', title: 'Coupe longitudinale', alt: 'Coupe sur trois niveaux' },
];

const folderNames = ['Photos', 'Plans', 'Administratif'] as const;

/** The identifier of a seeded folder: `folderId('T1', 'Plans')`. */
export const folderId = (tenant: TenantKey, name: string): string => seedId(`media-folder:${tenant}:${name}`);

/** The identifier of a seeded picture: `mediaId('T1', 'OP-2025-001', 'Combles')`. */
export const mediaId = (tenant: TenantKey, operation: string, title: string): string =>
  seedId(`media:${tenant}:${operation}:${title}`);

const folderRows = (): NewMediaFolder[] =>
  (['T1', 'T2'] as const).flatMap((tenant) =>
    folderNames.map((name) => ({
      id: folderId(tenant, name),
      tenantId: tenantId(tenant),
      name,
      createdAt: new Date('2025-09-01T08:00:00Z'),
      updatedAt: new Date('2025-09-01T08:00:00Z'),
    })),
  );

interface Picture {
  readonly row: NewMedia;
  readonly scene: Scene;
}

function picturesOf(library: Library, house: number): Picture[] {
  const { tenant, operation, by, days } = library;
  const [beforeOn, worksOn, afterOn] = days;
  const onDays = { before: beforeOn, works: worksOn, after: afterOn ?? worksOn };
  const isOver = afterOn !== null;
  // Ten of each: where two show what was finished, one from before is left out.
  const photos = [...before.slice(0, isOver ? 4 : 5), ...works, ...(isOver ? after : finished)];
  const place = {
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    createdBy: personId(by),
  };
  const rows = [...photos, ...plans.map((subject) => ({ ...subject, stage: 'before' as const }))];
  return rows.map(({ subject, stage, title, alt }, rank): Picture => {
    const isPlan = subject === 'plan' || subject === 'section';
    const on = onDays[stage];
    const at = new Date(Date.parse(`${on}T09:00:00Z`) + rank * 60_000);
    const isAfterFront = subject === 'street' && stage === 'after';
    return {
      scene: {
        subject,
        stage,
        house,
        rank,
      },
      row: {
        ...place,
        id: mediaId(tenant, operation, title),
        folderId: folderId(tenant, isPlan ? 'Plans' : 'Photos'),
        kind: isPlan ? 'plan' : 'photo',
        title,
        alt,
        stage: isPlan ? null : stage,
        takenOn: isPlan ? null : on,
        tags: isPlan ? ['plan'] : [stage === 'works' ? 'chantier' : 'état des lieux'],
        // A finished front stands for its operation; the others keep their drawn façade.
        isCover: isAfterFront,
        beforeId: isAfterFront ? mediaId(tenant, operation, 'Façade sur rue, avant') : null,
        position: rank,
        createdAt: at,
        updatedAt: at,
      },
    };
  });
}

/** A property on sale without an operation, with the pictures of its advert. */
interface Advert {
  readonly tenant: TenantKey;
  readonly key: string;
  readonly by: PersonKey;
  readonly place: string;
  readonly on: string;
}

const adverts: readonly Advert[] = [
  { tenant: 'T1', key: 'thiers', by: 'hugo.lartigue', place: 'Rue Thiers', on: '2026-10-08' },
  { tenant: 'T2', key: 'martyrs', by: 'karim.belkacem', place: 'Rue des Martyrs', on: '2026-08-20' },
];

const advertSubjects = [
  { subject: 'street', title: 'façade', alt: 'Façade de pierre, volets ouverts' },
  { subject: 'room', title: 'pièce principale', alt: 'Pièce claire, parquet et deux fenêtres' },
  { subject: 'courtyard', title: 'cour', alt: 'Cour pavée, plantée d’un arbre' },
] as const;

/** Identifiers of the pictures of an advert, in their order. */
export const advertPictureIds = (tenant: TenantKey, key: string): readonly string[] =>
  advertSubjects.map(({ subject }) => seedId(`media:${tenant}:${key}:${subject}`));

const picturesOfAdvert = ({ tenant, key, by, place, on }: Advert, house: number): Picture[] =>
  advertSubjects.map(({ subject, title, alt }, rank): Picture => {
    const at = new Date(Date.parse(`${on}T10:00:00Z`) + rank * 60_000);
    return {
      scene: {
        subject,
        stage: 'after',
        house: libraries.length + house,
        rank,
      },
      row: {
        id: seedId(`media:${tenant}:${key}:${subject}`),
        tenantId: tenantId(tenant),
        folderId: folderId(tenant, 'Photos'),
        kind: 'photo',
        title: `${place}, ${title}`,
        alt,
        takenOn: on,
        tags: ['annonce'],
        position: rank,
        createdBy: personId(by),
        createdAt: at,
        updatedAt: at,
      },
    };
  });

const video = (): NewMedia => {
  const at = new Date('2026-11-06T14:30:00Z');
  return {
    id: mediaId('T1', 'OP-2025-001', 'Visite filmée du chantier'),
    tenantId: tenantId('T1'),
    operationId: operationId('T1', 'OP-2025-001'),
    kind: 'link',
    title: 'Visite filmée du chantier',
    externalUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    tags: ['chantier'],
    position: 14,
    createdBy: personId('hugo.lartigue'),
    createdAt: at,
    updatedAt: at,
  };
};

/** Sizes of a seeded picture and of its thumbnail, beside a sheet of 720 by 480. */
const scales = { whole: 1, small: 0.5 };

/** Writes ten photographs and four plans of each operation that is owned, one video, three of each property on sale; the pictures are drawn. */
export async function seedMedia(
  tx: Database,
  files: Pick<BlobStore<Database>, 'put'>,
  now: Date,
): Promise<void> {
  const pictures = [...libraries.flatMap(picturesOf), ...adverts.flatMap(picturesOfAdvert)];
  const stored: (typeof storedFiles.$inferInsert)[] = [];
  const rows: NewMedia[] = [video()];
  for (const { row, scene } of pictures) {
    const keep = async (scale: number, part: string): Promise<string> => {
      const bytes = pictureOf(scene, scale);
      const id = seedId(`media-file:${row.id}:${part}`);
      stored.push({
        id,
        tenantId: row.tenantId,
        sha256: await files.put(row.tenantId, bytes, now, tx),
        contentType: 'image/png',
        name: `${row.title.toLowerCase().replaceAll(' ', '-')}.png`,
        sizeBytes: bytes.length,
        createdBy: row.createdBy ?? null,
        createdAt: row.createdAt,
      });
      return id;
    };
    rows.push({
      ...row,
      fileId: await keep(scales.whole, 'whole'),
      thumbFileId: await keep(scales.small, 'small'),
      widthPx: 720 * scales.whole,
      heightPx: 480 * scales.whole,
    });
  }
  await tx.insert(storedFiles).values(stored);
  await tx.insert(mediaFolders).values(folderRows());
  // The picture from before must be there before the one that names it.
  const named = rows.filter(({ beforeId }) => beforeId != null);
  await tx.insert(media).values(rows.filter((row) => !named.includes(row)));
  await tx.insert(media).values(named);
}
