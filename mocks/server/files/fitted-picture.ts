import { validationText } from '#messages/validation.ts';
import type { RequestContext } from '../context.ts';
import { ValidationFailure } from '../failures.ts';
import { senderOf } from './accept-files.ts';
import { pictureTypes } from './inspector.ts';

/**
 * A picture as it is kept outside of the library: upright, of at most so many pixels a side, without what its camera
 * wrote of itself. Made before the transaction that keeps it, as it takes a moment.
 *
 * @throws ValidationFailure on `field` when it cannot be read
 */
export async function fittedPicture(
  context: RequestContext,
  file: File,
  { side, field }: { readonly side: number; readonly field: string },
): Promise<File> {
  const type = pictureTypes.find((known) => known === file.type);
  if (type === undefined) return file;
  const prepared = await context.deps.inspector.preparePicture(senderOf(context), file, type, { side });
  if (typeof prepared === 'string') {
    throw new ValidationFailure({ [field]: validationText(context.locale, 'pictureUnreadable') });
  }
  const { picture } = prepared;
  return picture === null ? file : new File([picture.bytes], file.name, { type: picture.type });
}
