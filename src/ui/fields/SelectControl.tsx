import { Select } from 'react-aria-components';
import type { Wished } from './late/late-control.tsx';
import { SelectParts, useSelectProps, type SelectBase } from './SelectParts.tsx';

export interface SelectControlProps extends SelectBase {
  readonly value: string | null;
  /** The line that empties the choice has the empty id. */
  readonly onChange: (value: string | null) => void;
}

/** A select of one choice. */
export function SelectControl(props: SelectControlProps & Wished) {
  const { value, onChange, items, placeholder } = props;
  return (
    <Select
      {...useSelectProps(props)}
      value={value}
      onChange={(key) => onChange(key === null || key === '' ? null : String(key))}
    >
      <SelectParts {...props} text={items.find(({ id }) => id === value)?.label ?? placeholder} />
    </Select>
  );
}
