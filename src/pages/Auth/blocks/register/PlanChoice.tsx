import type { Ref } from 'react';
import type { OfferedPlan } from '#contracts/auth/register.ts';
import * as registerMessages from '#messages/auth/register.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';

interface PlanChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly plans: readonly OfferedPlan[];
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The offers with their prices and limits, one of them chosen. */
export function PlanChoice({ plans, onChange, ...field }: PlanChoiceProps) {
  const t = useMessages(registerMessages);
  const format = useFormat();
  const limitsOf = ({ users, activeOperations, storageGb }: OfferedPlan): string =>
    [
      users !== null && t('users', { n: users }),
      activeOperations === null ? t('operationsUnlimited') : t('operations', { n: activeOperations }),
      storageGb !== null && t('storage', { n: storageGb }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  return (
    <RadioGroup
      {...field}
      onChange={(code) => code !== null && onChange(code)}
      choices={plans.map((plan) => ({
        id: plan.code,
        label: `${plan.name} : ${t('perMonth', { price: format.money(plan.monthlyCents, { decimals: 0 }) })}`,
        description: limitsOf(plan),
      }))}
    />
  );
}
