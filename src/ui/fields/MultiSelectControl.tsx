import { Select } from 'react-aria-components';
import type { Wished } from './late/late-control.tsx';
import { SelectParts, useSelectProps, type SelectBase } from './SelectParts.tsx';

export interface MultiSelectControlProps extends SelectBase {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** How many are chosen, in words; undefined for none. */
  readonly text: string | undefined;
}

/** A select of several choices. */
export function MultiSelectControl(props: MultiSelectControlProps & Wished) {
  const { value, onChange, text, placeholder } = props;
  return (
    <Select
      {...useSelectProps(props)}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
    >
      <SelectParts {...props} text={text ?? placeholder} />
    </Select>
  );
}
