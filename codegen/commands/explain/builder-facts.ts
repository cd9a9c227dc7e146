import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formMethod, formName } from '../../model/forms.ts';
import { defineFunction } from '../../emit/builders.ts';
import { nameParts } from '../../model/identifiers.ts';
import type { Model, RouteModel } from '../../model/model.ts';

/** What is generated for a route. */
export interface BuilderFacts {
  /** Path of the file below the folder of the output. */
  readonly file: string;
  readonly name: string;
  /** Why the name is not the last part of the route's name. */
  readonly nameReason: string | undefined;
  /** Why the file is not named after the other parts. */
  readonly fileReason: string | undefined;
  readonly defineFunction: string;
  readonly defineReason: string;
  /** Name of what gives the target of its form, in the same file. */
  readonly formName: string | undefined;
  /** Path of the file that holds its row. */
  readonly tableFile: string;
  /** Its text in the output; `undefined` when it is not there. */
  readonly text: string | undefined;
}

/** Facts of a route's builder in the output folder. */
export function builderFacts(model: Pick<Model, 'isLean'>, route: RouteModel, out: string): BuilderFacts {
  const { group, exportName, area } = route;
  const file = `routes/${group}.ts`;
  const path = join(out, file);
  return {
    file,
    name: exportName,
    nameReason: nameReason(route),
    fileReason: fileReason(route),
    defineFunction: defineFunction(model, route),
    defineReason: defineReason(route),
    formName: formMethod(route) === undefined ? undefined : formName(exportName),
    tableFile: `routes/tables/${area}.ts`,
    text: existsSync(path) ? builderText(readFileSync(path, 'utf8'), exportName) : undefined,
  };
}

/** The builder of this name with what stands above it, as the file has it. */
export function builderText(file: string, exportName: string): string | undefined {
  const statements = file.split(/\n(?=\/\*\*\n|\/\*\* )/);
  const declared = new RegExp(`^export const ${exportName}\\b`, 'm');
  return statements.find((text) => declared.test(text))?.trim();
}

function nameReason({ name, exportName }: RouteModel): string | undefined {
  const last = nameParts(name).at(-1) ?? '';
  if (last === exportName) return undefined;
  const reasons = [
    /[-_]/.test(last.slice(1)) ? 'words are joined in camelCase' : '',
    /^[A-Z]/.test(last) ? 'builders begin in lower case' : '',
    /^\d/.test(last) ? 'a name cannot begin with a digit' : '',
    exportName.endsWith('_')
      ? `${exportName.slice(0, -1)} is a reserved word or a name that the file uses`
      : '',
  ].filter((reason) => reason !== '');
  return reasons.join('; ') || 'only letters, digits and _ can stand in a name';
}

function fileReason({ name, group }: RouteModel): string | undefined {
  const parts = nameParts(name).slice(0, -1);
  if (parts.length === 0) return 'a name of one part goes to root.ts';
  return group === parts.join('/') ? undefined : `${parts[0]} is a name of the generator’s own files`;
}

function defineReason({ domain, parameters }: RouteModel): string {
  if (domain !== undefined) return 'it has a domain';
  if (parameters.some(({ optional }) => optional)) return 'it has an optional parameter';
  if (parameters.some((parameter) => parameter.default !== undefined)) return 'a parameter has a default';
  return parameters.length === 0
    ? 'it has no parameters'
    : 'its parameters are required and stand in the path';
}
