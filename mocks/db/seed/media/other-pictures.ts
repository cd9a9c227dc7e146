import { eq } from 'drizzle-orm';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Database } from '../../database.ts';
import { profileReferences, profiles, projectMedia, storedFiles, tenants } from '../../schema/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { profileId, referenceId } from '../profiles/id.ts';
import { projectId } from '../projects/ids.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import { companyLogo, companyMark, portrait } from './marks.ts';
import { pictureOf, type Scene } from './scenes.ts';

interface ReferencePhoto {
  readonly key: 'company' | 'individual';
  /** Among the references of the profile. */
  readonly rank: number;
  /** In the library of Périgueux the same number is the same house. */
  readonly house: number;
}

const referencePhotos: readonly ReferencePhoto[] = [
  { key: 'company', rank: 0, house: 2 },
  { key: 'individual', rank: 0, house: 2 },
  { key: 'individual', rank: 1, house: 10 },
  { key: 'individual', rank: 2, house: 11 },
];

interface ProjectPicture extends Pick<Scene, 'subject'> {
  readonly kind: 'perspective' | 'plan';
  readonly caption: string;
}

/** What the architect drew of the programme of the golden operation. */
const projectPictures: readonly ProjectPicture[] = [
  { kind: 'perspective', subject: 'street', caption: 'Façade sur rue après ravalement' },
  { kind: 'perspective', subject: 'courtyard', caption: 'Cour intérieure plantée' },
  { kind: 'perspective', subject: 'room', caption: 'Séjour d’un T3' },
  { kind: 'perspective', subject: 'attic', caption: 'Duplex sous charpente' },
  { kind: 'plan', subject: 'plan', caption: 'Plan de l’étage courant' },
  { kind: 'plan', subject: 'section', caption: 'Coupe longitudinale' },
];

type Keep = (key: string, name: string, bytes: Uint8Array<ArrayBuffer>, at: Date) => Promise<string>;

/** Draws the pictures of the first company that stand in no library: its logo, of its profiles, their references, a project. */
export async function seedOtherPictures(
  tx: Database,
  files: Pick<BlobStore<Database>, 'put'>,
  now: Date,
): Promise<void> {
  const keep: Keep = async (key, name, bytes, createdAt) => {
    const id = seedId(`picture:${key}`);
    await tx.insert(storedFiles).values({
      id,
      tenantId: tenantId('T1'),
      sha256: await files.put(tenantId('T1'), bytes, now, tx),
      contentType: 'image/png',
      name,
      sizeBytes: bytes.length,
      createdBy: personId('hugo.lartigue'),
      createdAt,
    });
    return id;
  };
  await keepLogo(tx, keep);
  await keepProfilePictures(tx, keep);
  await keepReferencePhotos(tx, keep);
  await keepProjectPictures(tx, keep);
}

async function keepLogo(tx: Database, keep: Keep): Promise<void> {
  const logoFileId = await keep('tenant:logo', 'logo.png', companyLogo(), new Date('2025-01-06T10:00:00Z'));
  await tx
    .update(tenants)
    .set({ logoFileId })
    .where(eq(tenants.id, tenantId('T1')));
}

async function keepProfilePictures(tx: Database, keep: Keep): Promise<void> {
  const at = new Date('2026-06-15T13:05:00Z');
  for (const [key, bytes] of [
    ['company', companyMark()],
    ['individual', portrait()],
  ] as const) {
    const pictureFileId = await keep(`profile:${key}`, `${key}.png`, bytes, at);
    await tx
      .update(profiles)
      .set({ pictureFileId })
      .where(eq(profiles.id, profileId('T1', key)));
  }
}

async function keepReferencePhotos(tx: Database, keep: Keep): Promise<void> {
  const at = new Date('2026-06-15T13:05:00Z');
  for (const { key, rank, house } of referencePhotos) {
    const scene: Scene = { subject: 'street', stage: 'after', house, rank };
    const photoFileId = await keep(`reference:${key}:${rank}`, 'facade.png', pictureOf(scene, 1), at);
    await tx
      .update(profileReferences)
      .set({ photoFileId })
      .where(eq(profileReferences.id, referenceId(key, rank)));
  }
}

async function keepProjectPictures(tx: Database, keep: Keep): Promise<void> {
  const at = new Date('2025-09-19T10:00:00Z');
  for (const [index, { kind, subject, caption }] of projectPictures.entries()) {
    // Ranks that the library has not, so that these are files of their own.
    const scene: Scene = { subject, stage: 'after', house: 0, rank: 14 + index };
    const key = `project:OP-2025-001:A:${index}`;
    await tx.insert(projectMedia).values({
      id: seedId(`project-media:T1:OP-2025-001:A:${index}`),
      tenantId: tenantId('T1'),
      operationId: operationId('T1', 'OP-2025-001'),
      projectId: projectId('T1', 'OP-2025-001', 'A'),
      fileId: await keep(key, `${subject}.png`, pictureOf(scene, 1), at),
      kind,
      caption,
      rank: index + 1,
      createdBy: personId('hugo.lartigue'),
      createdAt: at,
      updatedAt: at,
    });
  }
}
