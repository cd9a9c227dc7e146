import { join } from 'node:path';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import { diskBlobs } from '#mocks/services/files/disk-node.ts';
import { s3Blobs } from '#mocks/services/files/s3-node.ts';
import type { HostConfig } from './config.ts';

/** Where files are kept as the configuration says: in a bucket, else in the data folder. */
export const configuredBlobs = ({ s3, varDir }: Pick<HostConfig, 's3' | 'varDir'>): BlobStore<unknown> =>
  s3 === null ? diskBlobs(join(varDir, 'files')) : s3Blobs(s3);
