import { useListMessages } from '../useListMessages.ts';

export interface RowBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  /** Maj held: everything from the last box on. */
  readonly onPick: (isRange: boolean) => void;
}

/** The box that chooses a row. */
export function RowBox({ name, isSelected, onPick }: RowBoxProps) {
  const t = useListMessages();
  return (
    <label className="touch-target grid place-items-center">
      <input
        type="checkbox"
        tabIndex={-1}
        className="choice-box z-1"
        checked={isSelected}
        aria-label={t('selection.row', { name })}
        // A change tells nothing of the keys held: the click, which a press of the space bar is as well, does.
        onChange={() => undefined}
        onClick={(event) => onPick(event.shiftKey)}
      />
    </label>
  );
}
