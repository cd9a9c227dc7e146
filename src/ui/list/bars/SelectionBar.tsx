import { Fragment } from 'react';
import type { Action } from '../../actions/action.ts';
import { useActions } from '../../actions/action-registry.ts';
import { Menu } from '../../actions/Menu.tsx';
import { Figure } from '../../data/Figure.tsx';
import { BulkAction } from '../../layout/BulkAction.tsx';
import { BulkBar } from '../../layout/BulkBar.tsx';
import { useListMessages } from '../useListMessages.ts';

/** A sum over the chosen rows. */
export interface SelectionSum {
  readonly id: string;
  readonly label: string;
  /** Cents for `money`, pieces for `count`. */
  readonly kind: 'money' | 'count';
  readonly value: number;
}

export interface SelectionBarProps {
  readonly count: number;
  /** How many the filters let through, where more can be chosen than the page shows. */
  readonly selectable: number | null;
  readonly sums: readonly SelectionSum[];
  readonly actions: readonly Action[];
  readonly onPickAll: () => void;
  readonly onClose: () => void;
}

const triggerClasses =
  'flex min-h-8 items-center gap-1.5 rounded-control px-2 font-medium hover:bg-side-admin-current pointer-coarse:min-h-11';

/** What can be done with the chosen rows, from the same data as every other action. */
export function SelectionBar({ count, selectable, sums, actions, onPickAll, onClose }: SelectionBarProps) {
  const t = useListMessages();
  useActions(actions);
  return (
    <BulkBar
      title={t('selection.count', { count })}
      sums={
        sums.length === 0 ? undefined : (
          <span className="max-lg:hidden">
            {sums.map(({ id, label, kind, value }, index) => (
              <Fragment key={id}>
                {index > 0 && ' · '}
                {label} {kind === 'money' ? <Figure cents={value} decimals={0} /> : <Figure count={value} />}
              </Fragment>
            ))}
          </span>
        )
      }
      onClose={onClose}
    >
      {selectable !== null && (
        <button
          type="button"
          className={`${triggerClasses} underline underline-offset-2`}
          onClick={onPickAll}
        >
          {t('selection.all', { total: selectable })}
        </button>
      )}
      {actions.map(({ id, label, icon, run, choices, inactiveReason }) =>
        choices ? (
          <Menu
            key={id}
            label={label}
            {...(icon && { icon })}
            triggerClassName={triggerClasses}
            placement="top start"
            actions={choices}
          />
        ) : (
          <BulkAction
            key={id}
            label={label}
            icon={icon}
            inactiveReason={inactiveReason}
            onClick={() => run?.()}
          />
        ),
      )}
    </BulkBar>
  );
}
