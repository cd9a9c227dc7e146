import { useLeaveGuard } from '../navigation/useLeaveGuard.ts';
import { useFormSettings } from './context.ts';

/** Asks before unsaved values are left: `useUnsavedGuard(form.isDirty)`. */
export function useUnsavedGuard(isDirty: boolean): void {
  const { unsavedText, confirmLeave } = useFormSettings();
  useLeaveGuard({ isActive: isDirty, text: unsavedText, confirm: confirmLeave });
}
