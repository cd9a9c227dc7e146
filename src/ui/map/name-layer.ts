import * as leaflet from 'leaflet';
import { chooseNames, loadPlaceNames, type PlaceName } from './place-names.ts';

export interface NameLayer {
  remove(): void;
}

/** Names the communes in view, under everything that can be pressed. Without its file the map has no names. */
export function addPlaceNames(map: leaflet.Map): NameLayer {
  const pane = map.createPane('place-names');
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  // The records themselves say where they are.
  pane.setAttribute('aria-hidden', 'true');
  const shown = leaflet.layerGroup().addTo(map);
  let names: readonly PlaceName[] = [];
  let isGone = false;

  const draw = (): void => {
    const { x: width, y: height } = map.getSize();
    const chosen = chooseNames(names, {
      zoom: map.getZoom(),
      width,
      height,
      project: (lat, lng) => map.latLngToContainerPoint([lat, lng]),
    });
    shown.clearLayers();
    for (const [, name, lat, lng] of chosen) shown.addLayer(nameMarker(name, [lat, lng]));
  };
  map.on('moveend resize', draw);
  loadPlaceNames().then(
    (loaded) => {
      if (isGone) return;
      names = loaded;
      draw();
    },
    (error: unknown) => console.warn('the communes cannot be named', error),
  );
  return {
    remove() {
      isGone = true;
      map.off('moveend resize', draw);
      shown.remove();
    },
  };
}

function nameMarker(name: string, at: leaflet.LatLngTuple): leaflet.Marker {
  const text = document.createElement('span');
  text.textContent = name;
  const icon = leaflet.divIcon({ className: 'map-name', html: text, iconSize: [0, 0] });
  return leaflet.marker(at, {
    icon,
    pane: 'place-names',
    keyboard: false,
    interactive: false,
  });
}
