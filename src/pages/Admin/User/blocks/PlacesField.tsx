import type { Person } from '#contracts/shared.ts';
import type { AccountPayload } from '#contracts/admin/user/payload.ts';
import { Select } from '#ui/fields/Select.tsx';
import type { Choice, FieldBase } from '#ui/fields/types.ts';
import { Stack } from '#ui/layout/Stack.tsx';

type Places = AccountPayload['places'];

interface PlacesFieldProps extends FieldBase<Places> {
  readonly companies: readonly Person[];
  readonly choices: readonly Choice[];
}

/** What somebody is in each of their companies. */
export function PlacesField({
  name,
  value,
  onChange,
  companies,
  choices,
  error,
  isReadOnly = false,
}: PlacesFieldProps) {
  return (
    <Stack gap={3}>
      {value.map((place, index) => (
        <Select
          key={place.tenantId}
          name={`${name}.${index}.role`}
          label={companies.find(({ id }) => id === place.tenantId)?.name ?? ''}
          choices={choices}
          value={place.role}
          isReadOnly={isReadOnly}
          error={index === 0 ? error : undefined}
          onChange={(role) =>
            role !== null && onChange(value.map((one, at) => (at === index ? { ...one, role } : one)))
          }
        />
      ))}
    </Stack>
  );
}
