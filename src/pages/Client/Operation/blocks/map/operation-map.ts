import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { LookPending } from '../index/LookPending.tsx';
import type { OperationMapLookProps } from './OperationMapLook.tsx';

/** The map of the operations, fetched when it is first looked at. */
export const OperationMap = lazyPart<OperationMapLookProps>(
  async () => (await import('./OperationMapLook.tsx')).OperationMapLook,
  { pending: LookPending, failed: PartFailed },
);
