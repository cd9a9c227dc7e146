import { readFileSync } from 'node:fs';

/** The parts of a manifest that the model keeps only in translation. */
export interface ManifestTexts {
  readonly patterns: Readonly<Record<string, string>>;
  readonly routes: Readonly<Record<string, RouteTexts>>;
}

export interface RouteTexts {
  readonly uri: string;
  readonly domain?: string;
  readonly wheres?: Readonly<Record<string, string>>;
  readonly bindings?: Readonly<Record<string, string>>;
  readonly contract?: string;
}

/** Reads a manifest that was already checked. */
export function readTexts(path: string): ManifestTexts {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const { patterns = {}, routes } = JSON.parse(text) as Partial<ManifestTexts>;
  return { patterns, routes: routes ?? {} };
}
