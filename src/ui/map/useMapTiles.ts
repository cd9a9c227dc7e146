import { useContext } from 'react';
import { PageContext } from '#runtime/pages/page-context.ts';

/** Pictures of the ground from a service of the operator's own choice. */
export interface MapTiles {
  /** Address of a picture, with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose map it is, as plain text. */
  readonly attribution: string;
}

const noTiles: MapTiles | null = null;

/** The tiles that this installation is set up with (`app.mapTiles`); null draws the ground without a network. */
export function useMapTiles(): MapTiles | null {
  const app = useContext(PageContext)?.props['app'];
  if (typeof app !== 'object' || app === null || !('mapTiles' in app)) return noTiles;
  // The contract of the shared props, which the server validates, is relied upon. One object a page object.
  return app.mapTiles as MapTiles | null;
}
