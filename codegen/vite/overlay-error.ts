import type { ErrorPayload } from 'vite';
import { ManifestError } from '../manifest/problem.ts';

/** What Vite's overlay shows of a run that failed: all problems, and the place of the first. */
export function overlayError(error: Error, manifest: string): ErrorPayload {
  const [first] = error instanceof ManifestError ? error.problems : [];
  const place = first && { id: manifest, loc: { file: manifest, line: first.line, column: first.column } };
  return { type: 'error', err: { message: error.message, stack: '', plugin: 'routes-codegen', ...place } };
}
