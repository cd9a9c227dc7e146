import { ensureBuilt } from '#scripts/lib/build.ts';
import { filesOf, readBuildManifest, weighFiles } from '#scripts/checks/weigh.ts';
import { size, type Row } from '../report.ts';

const mostBytes = 60_000;
/** A file that so many pages need is shared: whoever goes on from one to another has it already. */
const leastPages = 3;
const sharedEntries = {
  Client: ['index.html', 'src/generated/pages/client.ts', 'src/app/layouts/ClientLayout.tsx'],
  Admin: ['index.html', 'src/generated/pages/admin.ts', 'src/app/layouts/AdminLayout.tsx'],
  guest: ['index.html', 'src/app/layouts/SignInLayout.tsx'],
} as const;

const sharedOf = (source: string): readonly string[] => {
  if (source.startsWith('src/pages/Client/')) return sharedEntries.Client;
  return source.startsWith('src/pages/Admin/') ? sharedEntries.Admin : sharedEntries.guest;
};

/**
 * What each page of the built application adds, bytes (gzip), the heaviest first: files that hardly another page
 * needs, and, apart, those that pages of its kind share (the library of forms, lists), both without its area's
 * shell, or its frame where nobody is signed in.
 */
export async function weighPages(): Promise<Row[]> {
  await ensureBuilt('app');
  const pages = Object.keys(readBuildManifest())
    .filter((source) => /^src\/pages\/(?!(?:.*\/)?blocks\/).+\.tsx$/.test(source))
    .map((source) => {
      const shell = filesOf(sharedOf(source));
      return { source, files: [...filesOf([source])].filter((file) => !shell.has(file)) };
    });
  const isShared = (file: string) => pages.filter(({ files }) => files.includes(file)).length >= leastPages;
  const weighed = pages.map(({ source, files }) => ({
    source,
    bytes: weighFiles(files.filter((file) => !isShared(file))),
    shared: weighFiles(files.filter(isShared)),
  }));
  const heaviest = weighed.toSorted((a, b) => b.bytes + b.shared - a.bytes - a.shared);
  return heaviest.slice(0, 10).map(({ source, bytes, shared }) => ({
    what: `code of ${source.slice('src/pages/'.length)}, of its own (shared by ${leastPages} pages or more, beyond the shell)`,
    ours: `${size(bytes)} (${size(shared)})`,
    target: `≤ ${size(mostBytes)}`,
    isMet: bytes <= mostBytes,
  }));
}
