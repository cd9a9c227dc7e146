export interface SkeletonProps {
  /** CSS sizes; the real geometry of what is awaited. */
  width?: string | number;
  height?: string | number;
}

/** A grey block in the place of what loads; invisible during the first 200 ms. */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <span aria-hidden="true" className="skeleton block" style={{ width, height }} />;
}
