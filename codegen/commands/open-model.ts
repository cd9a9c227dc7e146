import { resolve } from 'node:path';
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
  const { model, warnings } = readManifest({
    manifest: resolve(cwd, values.manifest),
    out: resolve(cwd, values.out),
    runtime: values.runtime,
    allowMissingPages: values['allow-missing-pages'],
    only: [],
    except: [],
  });
  for (const warning of warnings) err(`${errPaint.yellow('warning:')} ${formatProblem(warning)}\n`);
  return model;
}
