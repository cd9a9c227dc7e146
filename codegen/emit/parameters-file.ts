import type { Model } from '../model/model.ts';
import { typeAlias } from './declarations.ts';
import { patternTypes } from './parameter-types.ts';
import type { PlannedFile } from './planned-file.ts';

/** The types of the manifest's patterns. */
export function planParameters(model: Model): PlannedFile {
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
