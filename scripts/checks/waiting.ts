import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/errors.ts';
import { readImportGraph, type ImportGraph } from '../lib/import-graph.ts';
import { projectRoot } from '../lib/project.ts';

const listPath = 'scripts/checks/waiting.txt';

/** What is made before the page that needs it. */
const mayWait = /^src\/(domain|ui)\//;
/** What the application and its server consist of: tests, commands and the demonstration of the runtime use no page. */
const isApplication = (file: string): boolean => /^(src|mocks)\//.test(file) && !file.startsWith('src/kit/');

/**
 * Differences between the list of what waits for its page, lines « 2026-11-24 src/ui/board/Board.tsx », and the
 * files of domain and design system that nothing of the application reaches.
 */
export function waitingFaults(list: string, graph: ImportGraph): readonly string[] {
  const lines = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const listed = new Map(lines.map((line) => [line.replace(/^\S+ /, ''), line]));
  const reached = graph.reachedFrom(graph.files.filter((file) => isApplication(file) && !mayWait.test(file)));
  const waiting = graph.files.filter((file) => mayWait.test(file) && !reached.has(file));
  return [
    ...lines.filter((line) => !/^\d{4}-\d{2}-\d{2} \S+$/.test(line)).map((line) => `sans date : ${line}`),
    ...waiting.filter((file) => !listed.has(file)).map((file) => `inutilisé et absent de la liste : ${file}`),
    ...[...listed.keys()]
      .filter((file) => !waiting.includes(file))
      .map((file) => `employé ou disparu, à ôter de la liste : ${file}`),
  ];
}

/** Checks that what no page uses yet stands in the list, and that the list names nothing else. @throws UsageError */
export function checkWaiting(): void {
  const faults = waitingFaults(
    readFileSync(join(projectRoot, listPath), 'utf8'),
    readImportGraph(projectRoot),
  );
  if (faults.length > 0) throw new UsageError(`${listPath} :\n  ${faults.join('\n  ')}`);
}
