import type { LateControlBase } from './FieldPlaceholder.tsx';

/** What every control of the library is told by its field. */
export const controlProps = ({ labelId, describedBy, isInvalid, isDisabled }: LateControlBase) => ({
  isInvalid,
  isDisabled,
  validationBehavior: 'aria' as const,
  'aria-labelledby': labelId,
  'aria-describedby': describedBy,
});
