import type { SelectionControl } from '#runtime/lists/use-selection.ts';
import { useListMessages } from '../useListMessages.ts';

/** The box of the head: chooses every row shown, or frees them. */
export function PageBox({ selection }: { readonly selection: SelectionControl }) {
  const t = useListMessages();
  const { mark, pickShown } = selection;
  return (
    <label className="touch-target grid place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = mark === 'some';
        }}
        type="checkbox"
        tabIndex={-1}
        className="choice-box z-1"
        checked={mark === 'all'}
        aria-label={t('selection.page')}
        onChange={(event) => pickShown(event.target.checked)}
      />
    </label>
  );
}
