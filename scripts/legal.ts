import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { departmentDutySources, departmentDutyTable } from '#domain/legal/department-duty-table.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { day } from '#domain/time/day.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { dutyFileText } from './lib/legal/duty-file.ts';
import { mergeDuties, readDutyCsv, type MergedDuties } from './lib/legal/duty-table.ts';
import { projectRoot } from './lib/project.ts';

const help = `npm run legal -- import-dmto FICHIER --edition AAAA-MM-JJ [--write]

Compare le barème du droit départemental (src/domain/legal/department-duty-table.ts) au tableau de
l'administration, et montre chaque différence. Rien n'est écrit sans --write.

  --edition <jour>   jour du tableau de l'administration, cité comme source
  --write            écrit le barème après avoir montré les différences

Le fichier est un CSV en UTF-8, séparé par des points-virgules, une ligne par département :

  code;taux;du;au
  75;5,00;2025-04-01;2028-03-31
  69-M;5,00;2025-05-01;2028-03-31
  36;3,80;2021-01-01;

« 69 » est le Rhône sans la Métropole de Lyon, « 69-M » la Métropole ; « au » vide : sans terme connu.`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { edition: { type: 'string' }, write: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const [command, file] = positionals;
  if (command !== 'import-dmto' || file === undefined || values.edition === undefined) {
    throw new UsageError(`Dites quoi importer et de quelle édition.\n\n${help}`);
  }
  const edition = editionDay(values.edition);
  const source = `dgfip-${edition}`;
  const merged = mergeDuties(departmentDutyTable, readDutyCsv(readText(file)), source);
  printMerge(merged);
  if (values.write !== true) return console.log('Rien n’a été écrit : ajoutez --write pour le faire.');
  const path = join(projectRoot, 'src/domain/legal/department-duty-table.ts');
  const sources = { ...departmentDutySources, [source]: `CGI, art. 1594 D ; tableau DGFiP au ${edition}` };
  writeFileSync(path, dutyFileText(readFileSync(path, 'utf8'), sources, merged.rows));
  console.log('Le barème est écrit. Lancez « npm run calculs », relisez le changement et enregistrez-le.');
});

function editionDay(text: string): string {
  try {
    return day(text);
  } catch (error) {
    if (error instanceof InvalidInputError) throw new UsageError(`« ${text} » n’est pas un jour AAAA-MM-JJ.`);
    throw error;
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`Le fichier « ${file} » ne se lit pas.`);
  }
}

function printMerge({ differences, confirmed, absent }: MergedDuties): void {
  for (const { code, before, after } of differences) {
    console.log(`${code}\n  avant : ${before.join(' ; ')}\n  après : ${after.join(' ; ')}`);
  }
  console.log(`${differences.length} différences, ${confirmed.length} codes confirmés.`);
  if (absent.length > 0) console.log(`Absents du fichier, laissés tels quels : ${absent.join(' ')}.`);
}
