import { readOptions } from '../edit/read-options.ts';
import { formatProblem } from '../manifest/problem.ts';
import type { Model } from '../model/model.ts';
import type { Invocation } from './command.ts';

/**
 * The model of the manifest that the command line names, checked; warnings go to standard error. Throws
 * `ManifestError`, which the program reports.
 */
export async function openModel(invocation: Invocation): Promise<Model> {
  const { cwd, err, errPaint, values } = invocation;
  // Loaded only now: the schema library is the larger part of the start.
  const { readManifest } = await import('../manifest/read.ts');
  const { model, warnings } = readManifest(readOptions(cwd, values));
  for (const warning of warnings) err(`${errPaint.yellow('warning:')} ${formatProblem(warning)}\n`);
  return model;
}
