import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readPositions } from '../manifest/positions.ts';
import { ManifestError, type Problem } from '../manifest/problem.ts';
import { readManifestText } from '../manifest/read-text.ts';
import { writeWhole } from '../write/files.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A manifest as it stands on disk, to be edited. */
export interface ManifestFile {
  /** As given. */
  readonly path: string;
  /** Name of the file, for problems. */
  readonly file: string;
  /** Byte order mark that stands before the text, or `''`. */
  readonly mark: string;
  readonly text: string;
}

/**
 * Reads a manifest that is to be edited. Throws `ManifestError` when it cannot be read or is not UTF-8, not
 * JSON, no object, or holds a key twice; what the keys mean is left to the reader.
 */
export function readManifestFile(path: string): ManifestFile {
  const file = basename(path);
  const text = readManifestText(path, file);
  const mark = hasMark(path) ? BYTE_ORDER_MARK : '';
  const problems = textProblems(text, file);
  if (problems.length > 0) throw new ManifestError(problems);
  return { path, file, mark, text };
}

/** Puts a new text in place of a manifest's, whole; a link stays a link. */
export function writeManifestFile({ path, mark }: Pick<ManifestFile, 'path' | 'mark'>, text: string): void {
  const real = realpathSync(path);
  writeWhole(dirname(real), basename(real), mark + text);
}

function hasMark(path: string): boolean {
  return readFileSync(path).subarray(0, 3).equals(Buffer.from(BYTE_ORDER_MARK));
}

function textProblems(text: string, file: string): Problem[] {
  const positions = positionsOf(text);
  if (!positions) {
    return [{ file, line: 1, column: 1, subject: '', message: 'is nested too deeply to be read.' }];
  }
  const at = (offset: number, subject: string, message: string): Problem => {
    return { file, ...positions.lineAndColumn(offset), subject, message };
  };
  const syntax = positions.syntax.map(({ offset, message }) => at(offset, '', message));
  if (syntax.length > 0) return syntax;
  if (positions.root?.type !== 'object') return [at(0, '', 'is no JSON object.')];
  return positions.duplicates.map(({ key, offset }) => at(offset, key, `"${key}" stands twice.`));
}

function positionsOf(text: string): ReturnType<typeof readPositions> | null {
  try {
    return readPositions(text);
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
