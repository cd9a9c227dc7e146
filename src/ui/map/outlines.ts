import outlinesUrl from './departments.geo.json?url';

/** The departments that have an outline, by their official code. */
export type DepartmentOutlines = GeoJSON.FeatureCollection<
  GeoJSON.Polygon | GeoJSON.MultiPolygon,
  { code: string }
>;

let loading: Promise<DepartmentOutlines> | null = null;

/** Fetches the outlines once for all maps. @throws when they cannot be had; the next call tries again */
export function loadOutlines(): Promise<DepartmentOutlines> {
  loading ??= fetchOutlines().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchOutlines(): Promise<DepartmentOutlines> {
  const response = await fetch(outlinesUrl);
  if (!response.ok) throw new Error(`the outlines of the departments answered ${response.status}`);
  return (await response.json()) as DepartmentOutlines;
}
