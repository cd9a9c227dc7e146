import { cx } from '../cx.ts';

export interface SkeletonProps {
  /** CSS sizes; the real geometry of what is awaited. */
  width?: string | number;
  height?: string | number;
  className?: string;
}

/** A grey block in the place of what loads; invisible during the first 200 ms. */
export function Skeleton({ width = '100%', height = '0.75rem', className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} style={{ width, height }} />;
}
