import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '#domain/geography/distance.ts';
import type { MapEngine, PlacedElement } from './map-engine.ts';

export interface OnGroundProps {
  readonly engine: MapEngine;
  readonly at: Coordinates;
  /** Drawn over the others. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** Something that keeps its place on the ground of whatever map: its top left corner at the place. */
export function OnGround({ engine, at: { lat, lng }, isRaised = false, children }: OnGroundProps) {
  const [host] = useState(() => document.createElement('div'));
  const placed = useRef<PlacedElement>(null);
  useEffect(() => {
    const element = engine.place(host, { lat, lng });
    placed.current = element;
    return () => element.remove();
  }, [engine, host, lat, lng]);
  useEffect(() => placed.current?.raise(isRaised));
  return createPortal(children, host);
}
