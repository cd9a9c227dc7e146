import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, storedFiles } from '#mocks/db/schema/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { pictureOf } from '#mocks/db/seed/media/scenes.ts';
import { hasCameraData } from '#mocks/server/files/picture-metadata.ts';
import { pictureSize } from '#mocks/server/files/picture-size.ts';
import { pictureTypes } from '#mocks/server/files/inspector.ts';
import { folderOf } from '#mocks/server/files/store-file.ts';
import { pictures } from '#tests/support/pictures.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await openTestServer();
  owner = server.visitor();
  await owner.signIn('hugo.lartigue@example.test');
});
afterAll(() => server.close());

const id = profileId('T1', 'company');

/** What is kept of a picture that a profile is given. */
async function kept(image: File) {
  const data = new FormData();
  data.set('image', image);
  const { page } = await owner.visit('POST', `/profils/${id}/image`, { data });
  expect(page.props.errors).toEqual({});
  const [profile] = await server.deps.db.select().from(profiles).where(eq(profiles.id, id));
  const [file] = await server.deps.db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.id, profile?.pictureFileId ?? ''));
  if (file === undefined) throw new Error('no picture');
  const bytes = await server.deps.files.read(folderOf(file), file.sha256, server.deps.db);
  const type = pictureTypes.find((known) => known === file.contentType);
  if (!bytes || type === undefined) throw new Error('no bytes of a picture');
  return { bytes, size: pictureSize(bytes, type), hasCameraData: hasCameraData(bytes, type) };
}

/** The small JPEG, of a camera that was held upright and says so. */
function heldUpright(): File {
  const exif = new Uint8Array(44);
  exif.set([0xff, 0xd8, 0xff, 0xe1, 0, 40]);
  exif.set(new TextEncoder().encode('Exif\0\0'), 6);
  exif.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6], 12);
  return new File([exif, pictures['image/jpeg'].subarray(2)], 'portrait.jpg', { type: 'image/jpeg' });
}

test('a portrait from a camera held upright is kept upright, without what the camera wrote', async () => {
  const found = await kept(heldUpright());
  expect(found.size).toEqual({ width: 12, height: 16 });
  expect(found.hasCameraData).toBe(false);
});

test('a large logo is kept as large as cards and papers show it', async () => {
  const scene = { subject: 'room', stage: 'after', house: 2, rank: 3 } as const;
  const found = await kept(new File([pictureOf(scene, 2)], 'logo.png', { type: 'image/png' }));
  expect(Math.max(found.size?.width ?? 0, found.size?.height ?? 0)).toBe(640);
});

test('a small one stays as it was sent', async () => {
  const small = pictures['image/webp'];
  const found = await kept(new File([small], 'logo.webp', { type: 'image/webp' }));
  expect(found.bytes).toEqual(small);
});
