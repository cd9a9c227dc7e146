import { suggest } from '#runtime/routes/suggest.ts';
import { areaConstant, areaOfPage, areaOfRoute, SHARED } from '../model/areas.ts';
import { isDevice, nameParts } from '../model/identifiers.ts';
import { shownPages } from './page-rules.ts';
import type { Manifest } from './schema.ts';
import type { Finding } from './shape.ts';

const RESERVED: ReadonlyMap<string, string> = new Map([
  [SHARED, 'is where all goes that belongs to no area'],
  ['index', 'is the name of the file that lists the areas'],
]);

/** Areas that are reserved or stand twice; with `isWhole`, those that no route and no page belongs to. */
export function areaFindings(manifest: Manifest, isWhole: boolean): Finding[] {
  const { areas } = manifest;
  const routes = Object.keys(manifest.routes);
  const pages = shownPages(manifest).map(({ page }) => page);
  const used = new Set([
    ...routes.map((name) => areaOfRoute(name, areas)),
    ...pages.map((page) => areaOfPage(page, areas)),
  ]);
  const firsts = new Set(
    routes.filter((name) => nameParts(name).length > 1).map((name) => nameParts(name)[0] ?? ''),
  );
  return areas.flatMap((area, index): Finding[] => {
    const path = ['areas', index];
    const reason = RESERVED.get(area);
    if (reason !== undefined) {
      return [{ path, at: 'value', message: `"${area}" ${reason}: choose another name.` }];
    }
    if (areas.indexOf(area) !== index) {
      return [{ path, at: 'value', message: `"${area}" stands twice: delete one.` }];
    }
    if (isDevice(area)) {
      const message = `"${area}" is a name that Windows keeps for a device: rename it.`;
      return [{ path, at: 'value', message }];
    }
    const other = areas.find((before) => areaConstant(before) === areaConstant(area));
    if (other !== undefined && other !== area) {
      const name = `${areaConstant(area)}Routes`;
      const message = `its table would be ${name}, as that of "${other}": rename one of them.`;
      return [{ path, at: 'value', message }];
    }
    if (!isWhole || used.has(area)) return [];
    const message = `no route's and no page's name begins with "${area}": delete it, or name one so.`;
    const suggestion = suggest(
      area,
      [...firsts].filter((first) => !areas.includes(first)),
    );
    return [{ path, at: 'value', message, suggestion }];
  });
}
