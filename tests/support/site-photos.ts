import { dirname, join } from 'node:path';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import { codec } from '#mocks/hosts/inspector/decode-picture.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { media } from '#mocks/db/schema/index.ts';
import { tenantId } from '#mocks/db/seed/tenant-id.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { ulids } from '#mocks/services/ids.ts';
import { testNow } from './database.ts';

const size = { width: 1600, height: 1200 } as const;

/** A picture as full of detail as a photograph of a building site: it weighs what one weighs. */
function grain(rank: number): Uint8ClampedArray {
  const { width, height } = size;
  const data = new Uint8ClampedArray(width * height * 4);
  let state = (rank + 1) * 2_654_435_761;
  for (let at = 0; at < width * height; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    const light = 120 + 70 * Math.sin((x + rank * 37) / 90) * Math.cos(y / 70) + ((state >>> 24) % 24);
    data.set([light, light * 0.92, light * 0.82, 255], at * 4);
  }
  return data;
}

/** Photographs of an operation of the company T1, in a folder of data that is served next. */
export async function addSitePhotos(database: string, operationId: string, count: number): Promise<void> {
  await initJpeg(codec('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  const opened = await openPglite(database);
  const newId = ulids(() => testNow);
  const clock = { systemNow: () => testNow, businessNow: () => testNow };
  const files = diskBlobs(join(dirname(database), 'files'));
  const scope = { tenantId: tenantId('T1') };
  for (let rank = 0; rank < count; rank += 1) {
    const image = { data: grain(rank), ...size, colorSpace: 'srgb' } as unknown as ImageData;
    const bytes = new Uint8Array(await encodeJpeg(image, { quality: 82 }));
    await opened.db.transaction(async (tx) => {
      const made = { bytes, name: `chantier-${rank}.jpg`, scope, createdBy: null };
      const fileId = await storeBytes({ newId, clock, files }, tx, made);
      await tx.insert(media).values({
        id: newId(),
        ...scope,
        createdAt: testNow,
        updatedAt: testNow,
        operationId,
        kind: 'photo',
        title: `Vue de chantier ${rank + 1}`,
        fileId,
        widthPx: size.width,
        heightPx: size.height,
        stage: 'works',
        position: 100 + rank,
      });
    });
  }
  await opened.close();
}
