import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import { Cell } from '../data/Cell.tsx';
import { HeadCell } from '../data/HeadCell.tsx';
import { Row } from '../data/Row.tsx';
import { Table } from '../data/Table.tsx';
import { TableBody, TableHead } from '../data/table-sections.tsx';
import { showReason } from '../actions/show-reason.ts';
import { Icon } from '../identity/Icon.tsx';
import { Checkbox } from './Checkbox.tsx';

/** What is decided in one line, column by column. */
export interface MatrixRow {
  readonly id: string;
  readonly label: string;
  /** Why nothing of it can be changed. */
  readonly lockedReason?: string | undefined;
}

interface CheckMatrixProps<Column extends string> {
  readonly label: string;
  /** Head of the lines: « Avis ». */
  readonly rowsLabel: string;
  readonly columns: readonly { readonly id: Column; readonly label: string }[];
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly rows: readonly MatrixRow[];
  }[];
  readonly isChecked: (rowId: string, column: Column) => boolean;
  readonly onChange: (rowId: string, column: Column, isChecked: boolean) => void;
}

/**
 * Boxes by lines and columns, lines in groups: which notices come by which way, which rights a role has.
 *
 * @example
 * <CheckMatrix
 *   label={t('matrix')} rowsLabel={t('kind')} columns={[{ id: 'mail', label: t('mail') }]}
 *   groups={[{ id: 'work', label: t('work'), rows: [{ id: 'task.late', label: t('late') }] }]}
 *   isChecked={(row, column) => chosen[row][column]} onChange={change}
 * />
 */
export function CheckMatrix<Column extends string>(props: CheckMatrixProps<Column>) {
  const { label, rowsLabel, columns, groups, isChecked, onChange } = props;
  return (
    <div className="w-full max-w-195">
      <Table label={label} minWidth={520}>
        <TableHead>
          <HeadCell>{rowsLabel}</HeadCell>
          {columns.map((column) => (
            <HeadCell key={column.id} width={128}>
              {column.label}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {groups
            .filter(({ rows }) => rows.length > 0)
            .map((group) => (
              <Fragment key={group.id}>
                <Row isGroup>
                  <Cell isHeader colSpan={columns.length + 1}>
                    {group.label}
                  </Cell>
                </Row>
                {group.rows.map(({ id, label: name, lockedReason }) => (
                  <Row key={id}>
                    <Cell isHeader isWrapping>
                      <span className="flex items-center gap-2 font-normal">
                        {name}
                        {lockedReason !== undefined && (
                          <button
                            type="button"
                            title={lockedReason}
                            className="touch-target text-ink3"
                            onClick={() => showReason(lockedReason)}
                          >
                            <Icon icon={Lock} size={12} label={lockedReason} />
                          </button>
                        )}
                      </span>
                    </Cell>
                    {columns.map((column) => (
                      <Cell key={column.id}>
                        <Checkbox
                          name={`${id}.${column.id}`}
                          label={`${name}, ${column.label}`}
                          isLabelHidden
                          isDisabled={lockedReason !== undefined}
                          value={isChecked(id, column.id)}
                          onChange={(isOn) => onChange(id, column.id, isOn)}
                        />
                      </Cell>
                    ))}
                  </Row>
                ))}
              </Fragment>
            ))}
        </TableBody>
      </Table>
    </div>
  );
}
