import { builderName, groupOf, isDevice, typeName } from '../model/identifiers.ts';
import { formMethod, formName } from '../model/forms.ts';
import type { Manifest } from './schema.ts';
import type { Finding } from './shape.ts';

/** Names that JavaScript or a file system cannot keep apart, or cannot keep in order. */
export function nameFindings(manifest: Manifest): Finding[] {
  const names = Object.keys(manifest.routes);
  return [
    ...names.flatMap(orderFindings),
    ...exportFindings(manifest),
    ...names.flatMap(deviceFindings),
    ...fileFindings(names),
    ...patternFindings(Object.keys(manifest.patterns)),
  ];
}

/** Objects put keys that are whole numbers first, whatever stands before them. */
function orderFindings(name: string): Finding[] {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(name)) return [];
  const message = 'a name of digits alone loses its place in the order of routes: put a letter into it.';
  return [{ path: ['routes', name], at: 'key', message }];
}

/** Two exports of one file may not share a name: builders, and the targets of forms beside them (`updateForm`). */
function exportFindings({ routes }: Manifest): Finding[] {
  const owners = new Map<string, { readonly name: string; readonly what: string }>();
  return Object.entries(routes).flatMap(([name, route]): Finding[] => {
    const builder = builderName(name);
    const exported = [
      { what: 'builder', as: builder },
      ...(formMethod(route) === undefined ? [] : [{ what: 'form target', as: formName(builder) }]),
    ];
    return exported.flatMap(({ what, as }): Finding[] => {
      const place = `${as} in ${groupOf(name)}.ts`;
      const other = owners.get(place);
      if (other === undefined) {
        owners.set(place, { name, what });
        return [];
      }
      const its = other.what === what ? 'that' : `the ${other.what}`;
      const message = `its ${what} would be ${place}, as ${its} of "${other.name}": rename one of them.`;
      return [{ path: ['routes', name], at: 'key', message }];
    });
  });
}

function deviceFindings(name: string): Finding[] {
  const part = groupOf(name).split('/').find(isDevice);
  if (part === undefined) return [];
  const message = `its builder would be below "${part}", a name that Windows keeps for a device: rename it.`;
  return [{ path: ['routes', name], at: 'key', message }];
}

/** A folder of one name and a file of another may differ in case; two files or two folders may not. */
function fileFindings(names: readonly string[]): Finding[] {
  const seen = new Map<string, { readonly path: string; readonly name: string }>();
  const groups = new Map<string, string>();
  for (const name of names) if (!groups.has(groupOf(name))) groups.set(groupOf(name), name);
  return [...groups].flatMap(([group, name]): Finding[] => {
    const folders = [...group.matchAll(/\//g)].map(({ index }) => group.slice(0, index + 1));
    for (const path of [...folders, `${group}.ts`]) {
      const other = seen.get(path.toLowerCase());
      if (!other) seen.set(path.toLowerCase(), { path, name });
      else if (other.path !== path) {
        const message =
          `its builder would be in ${path}, that of "${other.name}" is in ${other.path}: ` +
          'not all file systems tell them apart, write both in one case.';
        return [{ path: ['routes', name], at: 'key', message }];
      }
    }
    return [];
  });
}

function patternFindings(names: readonly string[]): Finding[] {
  const types = new Map<string, string>();
  return names.flatMap((name): Finding[] => {
    const type = `${typeName(name)}Parameter`;
    const other = types.get(type);
    if (other === undefined) {
      types.set(type, name);
      return [];
    }
    const message = `its type would be ${type}, as that of "${other}": rename one of them.`;
    return [{ path: ['patterns', name], at: 'key', message }];
  });
}
