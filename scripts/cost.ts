import { runMain, UsageError } from './lib/errors.ts';
import { readImportGraph } from './lib/import-graph.ts';
import { costOfGroup, costRooms, summedRooms, type CostedFile, type CostRoom } from './lib/pages/cost.ts';
import { readPageGroups } from './lib/pages/groups.ts';
import { projectRoot } from './lib/project.ts';

const help = `npm run cost -- <Page ou dossier>…

Dit les fichiers et les lignes d’une page (Client/Operation/Index) : ceux qu’elle seule emploie, puis ceux qu’elle
partage avec les pages de son dossier. Avec un dossier (Client/Operation) : tout ce que ses pages coûtent ensemble.`;

const labels: Readonly<Record<CostRoom, string>> = {
  contract: 'contrat',
  messages: 'messages',
  page: 'page et blocs',
  handlers: 'traitement',
  manifest: 'routes du manifeste',
  elsewhere: 'ailleurs, employé ici seulement (hors total)',
  generated: 'code généré (hors total)',
  tests: 'tests (hors total)',
};

await runMain(async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help') || names.includes('-h')) return console.log(help);
  if (names.length === 0) throw new UsageError(`Dites quelle page.\n\n${help}`);
  const groups = readPageGroups(projectRoot);
  const graph = readImportGraph(projectRoot);
  for (const name of names) {
    const group = groups.find(name);
    const files = costOfGroup(projectRoot, group, groups, graph);
    if (group.pages.includes(name)) {
      printFiles(
        name,
        files.filter(({ page }) => page === name),
      );
      if (group.pages.length > 1) {
        printFiles(
          `Partagé par les pages de ${group.name}`,
          files.filter(({ page }) => page === null),
        );
        console.log(`${group.pages.length} pages dans ${group.name} : ${total(files)}\n`);
      }
    } else
      printFiles(`${name} (${group.pages.map((page) => page.slice(name.length + 1)).join(', ')})`, files);
  }
});

/** Prints files by room, and what counts together. */
function printFiles(title: string, files: readonly CostedFile[]): void {
  console.log(`${title}\n`);
  for (const room of costRooms) {
    const own = files.filter((file) => file.room === room);
    if (own.length === 0) continue;
    console.log(`  ${labels[room]} : ${sum(own)}`);
    // Routes of several pages are lines of one file.
    const byFile = Map.groupBy(own, ({ file }) => file);
    for (const [file, parts] of byFile) console.log(`  ${String(linesOf(parts)).padStart(6)}  ${file}`);
  }
  console.log(`\n  Total : ${total(files)}\n`);
}

function total(files: readonly CostedFile[]): string {
  return sum(files.filter(({ room }) => summedRooms.includes(room)));
}

function linesOf(files: readonly CostedFile[]): number {
  return files.reduce((all, file) => all + file.lines, 0);
}

function sum(files: readonly CostedFile[]): string {
  const lines = linesOf(files);
  const count = new Set(files.map(({ file }) => file)).size;
  return `${lines.toLocaleString('fr-FR')} ligne${lines > 1 ? 's' : ''} dans ${count} fichier${count > 1 ? 's' : ''}`;
}
