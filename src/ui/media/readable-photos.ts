import { isHeic } from '../fields/file-limits.ts';
import { photoFile } from './photo-file.ts';

/** Longest side of a photograph that is kept, in pixels. */
const keptSide = 2560;

/**
 * Files with the photographs of iPhones (HEIC) as JPEG, where the browser can read them: Safari does. What it cannot
 * read stays as it is, and so does everything where no JPEG is taken.
 */
export async function readablePhotos(
  files: readonly File[],
  formats: readonly string[],
): Promise<readonly File[]> {
  if (!formats.includes('image/jpeg')) return files;
  return Promise.all(
    files.map(async (file) => {
      const photo = isHeic(file) ? await photoFile(file, keptSide) : null;
      if (photo === null) return file;
      const { lastModified } = file;
      return new File([photo], file.name.replace(/\.hei[cf]$/i, '.jpg'), {
        type: 'image/jpeg',
        lastModified,
      });
    }),
  );
}
