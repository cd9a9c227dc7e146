import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** The place of the board or the map while its code is on its way. */
export function ViewPending() {
  return (
    <div aria-busy="true">
      <Skeleton height="24rem" />
    </div>
  );
}
