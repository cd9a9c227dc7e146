import { typeName } from '../model/identifiers.ts';

/** `land-developer` → `landDeveloper`: how the constants of an area begin. */
export function areaConstant(area: string): string {
  const name = typeName(area);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
