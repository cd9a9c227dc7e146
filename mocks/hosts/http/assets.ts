import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutSource, usualLayout } from '#app/layouts/usual-layout.ts';

/** One entry of Vite's build manifest (https://vite.dev/guide/backend-integration). */
interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Addresses that a document asks for before they are needed. */
export interface Preloads {
  modules: string[];
  styles: string[];
  fonts: string[];
}

/** What the built application consists of. */
export interface Assets {
  /** The document, before a page is put into it. */
  html: string;
  /** Changes when any file of the build changes. */
  version: string;
  /** Addresses to fetch early for a page: its chunk and its layout's, those they import, their styles. */
  preloads(component: string): Preloads;
}

const base = '/build/';
const entryKey = 'index.html';
/** Fonts that every screen shows at once: the interface's and the titles', French letters. */
const firstFonts = /\/(hanken-grotesk-latin-wght|bricolage-grotesque-latin-600)-normal-french\.woff2$/;

/** Reads a build made by `npm run build`. @throws when there is none */
export function readAssets(directory: string): Assets {
  const manifestText = readFileSync(join(directory, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Record<string, ManifestEntry>;
  const fromEntry = closure(manifest, entryKey);
  const fonts = Object.entries(manifest)
    .filter(([key]) => firstFonts.test(key))
    .map(([, entry]) => base + entry.file);
  return {
    html: readFileSync(join(directory, 'index.html'), 'utf8'),
    version: createHash('sha256').update(manifestText).digest('hex').slice(0, 16),
    preloads: (component) => {
      const layout = usualLayout(component);
      const keys = [
        areaKey(component),
        `src/pages/${component}.tsx`,
        ...(layout === undefined ? [] : [layoutSource(layout)]),
      ]
        .flatMap((key) => [...closure(manifest, key)])
        .filter((key, index, all) => !fromEntry.has(key) && all.indexOf(key) === index);
      const entries = keys.flatMap((key) => manifest[key] ?? []);
      return {
        modules: entries.map((entry) => base + entry.file),
        styles: entries.flatMap((entry) => entry.css ?? []).map((file) => base + file),
        fonts,
      };
    },
  };
}

/** The generated file of the pages of an area, absent for pages that every browser knows. */
function areaKey(component: string): string {
  return `src/generated/pages/${component.slice(0, component.indexOf('/')).toLowerCase()}.ts`;
}

/** An entry and everything it imports at once. */
function closure(
  manifest: Record<string, ManifestEntry>,
  key: string,
  seen = new Set<string>(),
): Set<string> {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of entry.imports ?? []) closure(manifest, imported, seen);
  return seen;
}
