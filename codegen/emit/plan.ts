import type { Model } from '../model/model.ts';
import { planBuilders } from './builders.ts';
import { planNamed } from './named.ts';
import { planNames } from './names.ts';
import { planPages } from './pages.ts';
import type { PlannedFile } from './planned-file.ts';
import { planTables } from './tables.ts';
import { typeAlias } from './declarations.ts';
import { patternTypes } from './parameter-types.ts';

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

/** The types of the manifest's patterns. */
function planParameters(model: Model): PlannedFile {
  const types = patternTypes(model);
  return {
    path: 'routes/parameters.ts',
    inputs: types,
    content: ({ StructureKind }) => [
      ...types.map(({ name, type, doc }) => typeAlias({ doc: [doc], name, type })),
      ...(types.length === 0 ? [{ kind: StructureKind.ExportDeclaration } as const] : []),
    ],
  };
}
