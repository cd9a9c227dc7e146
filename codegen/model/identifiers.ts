/** Words of the language, and `then`: a module that exports it would be taken for a promise when it is imported. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package ' +
    'private protected public return static super switch then this throw true try typeof undefined var void while ' +
    'with yield async of defineRoute defineLeanRoute defineFlexibleRoute defineForm'
  ).split(' '),
);

/** Files and folders beside the groups, whose names a first-level group cannot take. */
const OWN_FILES = new Set(['parameters', 'table', 'tables', 'row', 'names', 'named', 'index', 'root']);

/**
 * `bulk-edit` → `bulkEdit`, `Show` → `show`; a reserved word or a leading digit gets an underscore:
 * `delete_`, `_2fa`.
 */
export function exportName(segment: string): string {
  const camel = segment.replace(/[-_]+([A-Za-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
  const letters = camel.replace(/[^A-Za-z0-9_]/g, '') || '_';
  // Types have upper-case names, so a builder can never take one of theirs.
  const name = letters.charAt(0).toLowerCase() + letters.slice(1);
  if (/^\d/.test(name)) return `_${name}`;
  return RESERVED.has(name) ? `${name}_` : name;
}

/** `operation-note` → `OperationNote` */
export function typeName(segment: string): string {
  const name = exportName(segment).replace(/_$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names that Windows keeps for devices, whatever their extension (Naming Files, Microsoft Learn). */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/** Whether Windows has no file and no folder of this name. */
export const isDevice = (segment: string): boolean => DEVICE.test(segment);

/** Parts of a route's name: `admin::users.index` has three. */
export function nameParts(routeName: string): string[] {
  return routeName.split(/\.|::/);
}

/** Name of a route's builder, from the last part of its name. */
export function builderName(routeName: string): string {
  return exportName(nameParts(routeName).at(-1) ?? '');
}

/** File of a route's group without extension: `client/operation`, `root` for a name of one part. */
export function groupOf(routeName: string): string {
  const parts = nameParts(routeName).slice(0, -1);
  const [first = '', ...others] = parts;
  if (parts.length === 0) return 'root';
  return [OWN_FILES.has(first.toLowerCase()) ? `${first}_` : first, ...others].join('/');
}
