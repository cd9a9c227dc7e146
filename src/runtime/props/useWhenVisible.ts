import { useRef, useState, type RefObject } from 'react';
import { useNavigation } from '../navigation/context.ts';
import { usePage } from '../pages/page-context.ts';
import { hasPath } from '../protocol/prop-paths.ts';
import { useInView } from './useInView.ts';

export interface WhenVisible<Target extends Element> {
  /** Goes on the element that stands where the props will. */
  readonly ref: RefObject<Target | null>;
  /** Whether every prop asked for is here. */
  readonly isLoaded: boolean;
  readonly isLoading: boolean;
}

export interface WhenVisibleOptions {
  /** How far before it is seen the request is made, in pixels. Default 0. */
  readonly marginPx?: number;
  /** Asks at every entry into view, not only while a prop is missing. Default false. */
  readonly isAlways?: boolean;
}

/** Asks for props when their place comes into view: `useWhenVisible(['comments'])`. */
export function useWhenVisible<Target extends Element = HTMLDivElement>(
  only: readonly string[],
  { marginPx = 0, isAlways = false }: WhenVisibleOptions = {},
): WhenVisible<Target> {
  const { reload } = useNavigation();
  const { props } = usePage();
  const ref = useRef<Target>(null);
  const [isLoading, setLoading] = useState(false);
  const isLoaded = only.every((path) => hasPath(props, path));

  const ask = async (): Promise<void> => {
    if (isLoading || (isLoaded && !isAlways)) return;
    setLoading(true);
    try {
      await reload({ only, preserveErrors: true });
    } finally {
      setLoading(false);
    }
  };

  useInView(ref, () => void ask(), { marginPx, isEnabled: isAlways || !isLoaded });
  return { ref, isLoaded, isLoading };
}
