import * as leaflet from 'leaflet';
import type { DepartmentOutlines } from './outlines.ts';
import { onThemeChange, readPalette } from './palette.ts';

export interface DepartmentLayer {
  /** Leaves the lines alone, over a ground that shows through. */
  showThrough(): void;
  /** Colours one department, or none; gives its bounds when it has an outline. */
  highlight(code: string | null): leaflet.LatLngBounds | null;
  remove(): void;
}

/** Draws the outlines on the map, in the colours of the theme, and follows its changes. */
export function addDepartments(map: leaflet.Map, outlines: DepartmentOutlines): DepartmentLayer {
  const layers = new Map<string, leaflet.Path & { getBounds(): leaflet.LatLngBounds }>();
  let current: string | null = null;
  let isThrough = false;
  const group = leaflet.geoJSON(outlines, {
    interactive: false,
    onEachFeature: (feature: DepartmentOutlines['features'][number], layer) => {
      if (layer instanceof leaflet.Polygon) layers.set(feature.properties.code, layer);
    },
  });

  const draw = (): void => {
    const palette = readPalette(map.getContainer());
    for (const [code, layer] of layers) {
      const isCurrent = code === current;
      layer.setStyle({
        color: isCurrent ? palette.currentBorder : palette.border,
        weight: isCurrent ? 2 : 1,
        fillColor: isCurrent ? palette.currentLand : palette.land,
        fillOpacity: isThrough ? Number(isCurrent) * 0.12 : 1,
      });
    }
  };
  draw();
  group.addTo(map);
  const stopFollowing = onThemeChange(draw);

  return {
    showThrough() {
      isThrough = true;
      draw();
    },
    highlight(code) {
      current = code;
      draw();
      const layer = code === null ? undefined : layers.get(code);
      // Its border is drawn over those of its neighbours.
      layer?.bringToFront();
      return layer?.getBounds() ?? null;
    },
    remove() {
      stopFollowing();
      group.remove();
    },
  };
}
