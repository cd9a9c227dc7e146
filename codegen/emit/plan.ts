import type { Model } from '../model/model.ts';
import { planBuilders } from './builders.ts';
import { planNamed } from './named.ts';
import { planNames } from './names.ts';
import { planPages } from './pages.ts';
import { planParameters } from './parameters-file.ts';
import type { PlannedFile } from './planned-file.ts';
import { planTables } from './tables.ts';

/** Every file that a model gives, sorted by path. */
export function planFiles(model: Model): PlannedFile[] {
  const files: PlannedFile[] = [
    ...planBuilders(model),
    ...planTables(model),
    ...planPages(model),
    planNames(model),
    planNamed(model),
    planParameters(model),
    { path: 'manifest.schema.json', inputs: model.jsonSchema, content: 'json' },
  ];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
