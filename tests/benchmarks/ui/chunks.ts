import { ensureBuilt } from '#scripts/lib/build.ts';
import { readBuildManifest, weigh } from '#scripts/checks/weigh.ts';
import { size, type Row } from '../report.ts';

const mostBytes = 60_000;
const sharedEntries = {
  Client: ['index.html', 'src/generated/pages/client.ts', 'src/app/layouts/ClientLayout.tsx'],
  Admin: ['index.html', 'src/generated/pages/admin.ts', 'src/app/layouts/AdminLayout.tsx'],
  guest: ['index.html', 'src/app/layouts/SignInLayout.tsx'],
} as const;

const sharedOf = (source: string): readonly string[] => {
  if (source.startsWith('src/pages/Client/')) return sharedEntries.Client;
  return source.startsWith('src/pages/Admin/') ? sharedEntries.Admin : sharedEntries.guest;
};

/** What each page of the built application adds to its area's shell, bytes (gzip), the heaviest first. */
export async function weighPages(): Promise<Row[]> {
  await ensureBuilt('app');
  const pages = Object.keys(readBuildManifest()).filter((source) =>
    /^src\/pages\/(?!.*\/blocks\/).+\.tsx$/.test(source),
  );
  const added = pages.map((source) => {
    const shared = sharedOf(source);
    return { source, bytes: weigh([...shared, source]) - weigh(shared) };
  });
  const heaviest = added.toSorted((a, b) => b.bytes - a.bytes);
  return heaviest.slice(0, 8).map(({ source, bytes }) => ({
    what: `code of ${source.slice('src/pages/'.length)} over the shared code`,
    ours: size(bytes),
    target: `≤ ${size(mostBytes)}`,
    isMet: bytes <= mostBytes,
  }));
}
