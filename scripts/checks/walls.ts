import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { join } from 'node:path';
import { UsageError } from '../lib/errors.ts';
import { projectRoot } from '../lib/project.ts';

/** Fewest modules that a run must have read: with an unfit TypeScript the tool reads none and is content. */
const fewestModules = 200;

const rooms = ['codegen', 'src', 'mocks', 'scripts', 'tests'];

/** Checks which room imports which, and that there are no circles. @throws UsageError */
export async function cruiseWalls(): Promise<void> {
  const options = await extractDepcruiseOptions(join(projectRoot, '.dependency-cruiser.mjs'));
  const { output } = await cruise(rooms, options);
  if (typeof output === 'string') throw new UsageError('L’analyse des imports n’a pas rendu de résultat.');
  const { violations, totalCruised } = output.summary;
  if (totalCruised < fewestModules) {
    throw new UsageError(`L’analyse des imports n’a lu que ${totalCruised} modules : elle ne prouve rien.`);
  }
  if (violations.length === 0) return;
  const lines = violations.map(({ rule, from, to }) => `  ${rule.name}: ${from} → ${to}`);
  throw new UsageError(`Imports interdits :\n${lines.join('\n')}`);
}
