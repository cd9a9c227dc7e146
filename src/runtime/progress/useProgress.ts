import { useSyncExternalStore } from 'react';
import { progress, type Progress, type ProgressState } from './progress.ts';

/** What the progress bar must show now; moved by navigations and mutations, never by prefetches. */
export function useProgress(source: Progress = progress): ProgressState {
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}
