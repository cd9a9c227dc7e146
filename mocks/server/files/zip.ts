import { Zip, ZipPassThrough } from 'fflate';
import type { StoredFile } from '#mocks/db/schema/index.ts';
import type { RequestContext } from '../context.ts';
import { folderOf } from './store-file.ts';

/** A file under the name that it has in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly file: StoredFile;
}

/** Names under which files stand in one archive: of two alike the second is « façade (2).jpg ». */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const name = given.replaceAll(/[\\/:*?"<>|]/g, '-');
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]{1,5})?$/.exec(name) ?? [];
    let free = name;
    for (let rank = 2; taken.has(free.toLowerCase()); rank += 1) free = `${stem} (${rank})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The ending of a file's name, without the dot. */
export const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1] ?? 'bin';

/** Files as one archive, written while it is read. Pictures, videos and papers are packed already: they are stored as they are. */
export function zipped(
  { deps, unscoped }: Pick<RequestContext, 'deps' | 'unscoped'>,
  entries: readonly ArchiveEntry[],
): ReadableStream<Uint8Array> {
  const left = [...entries];
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = new Zip((error, chunk, isFinal) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (isFinal) controller.close();
      });
    },
    pull: async () => {
      const next = left.shift();
      if (next === undefined) return zip.end();
      const part = new ZipPassThrough(next.name);
      zip.add(part);
      const bytes = await deps.files.read(folderOf(next.file), next.file.sha256, unscoped);
      part.push(bytes ?? new Uint8Array(), true);
    },
  });
}
