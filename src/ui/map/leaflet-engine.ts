import * as leaflet from 'leaflet';
import { normalized } from './coordinates.ts';
import { createLeafletGround, type LeafletGroundOptions } from './leaflet-ground.ts';
import './cluster-map.css';
import { boundsOf, metropolitanFrance, zooms, type MapEngine, type Stop } from './map-engine.ts';

/** Room for pins at the edges, in px. */
const padding: leaflet.PointTuple = [48, 48];
/** How close a single record is looked at: its department is still recognised. */
const singleZoom = 9;

/**
 * A map of the departments, which needs no key. Leaflet and its styles come with this module.
 *
 * @throws when the browser has no canvas, or the container already holds a map
 */
export function createLeafletEngine(
  container: HTMLElement,
  options: Pick<LeafletGroundOptions, 'outlines' | 'attribution' | 'tiles'>,
): MapEngine {
  const ground = createLeafletGround(container, { ...options, minZoom: zooms.min, maxZoom: zooms.max });
  const { map, animation } = ground;

  return {
    view() {
      const bounds = map.getBounds();
      return {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
        zoom: map.getZoom(),
      };
    },
    onMove(moved): Stop {
      const settle = (): void => moved(true);
      const move = (): void => moved(false);
      map.on('moveend resize', settle);
      map.on('move zoom', move);
      return () => {
        map.off('moveend resize', settle);
        map.off('move zoom', move);
      };
    },
    onPress(pressed): Stop {
      const press = ({ latlng }: leaflet.LeafletMouseEvent): void => pressed(normalized(latlng.wrap()));
      map.on('click', press);
      return () => void map.off('click', press);
    },
    project: (at) => map.latLngToContainerPoint(at),
    place(element, at) {
      const icon = leaflet.divIcon({ className: 'map-place', html: element, iconSize: [0, 0] });
      const marker = leaflet.marker(at, { icon, keyboard: false, interactive: false }).addTo(map);
      // What is pressed here is meant for the element, not for the ground beneath.
      leaflet.DomEvent.disableClickPropagation(element);
      return {
        raise: (isRaised) => void marker.setZIndexOffset(isRaised ? 10_000 : 0),
        remove: () => void marker.remove(),
      };
    },
    fit(places, isAnimated) {
      const edges = boundsOf(places) ?? metropolitanFrance;
      map.fitBounds(
        [
          [edges.south, edges.west],
          [edges.north, edges.east],
        ],
        { padding, maxZoom: singleZoom, animate: isAnimated && animation.animate },
      );
    },
    goTo: (at, zoom) => void map.setView(at, zoom, animation),
    zoomBy: (step) => void map.setZoom(Math.round(map.getZoom()) + step, animation),
    remove: ground.remove,
  };
}
