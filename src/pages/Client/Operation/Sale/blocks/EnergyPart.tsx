import { useWatch } from 'react-hook-form';
import type { LotFormProps } from '#contracts/client/operation/sale/form.ts';
import { DomainError } from '#domain/domain-error.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { energyDutiesCalculation } from '#domain/lot/energy-duties-calculation.ts';
import { energyDuties, type EnergyDuties } from '#domain/lot/energy-duties.ts';
import type { Day } from '#domain/time/day.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { LotFormControl } from './lot-form.ts';

export interface EnergyPartProps extends Pick<LotFormProps, 'today' | 'departmentCode' | 'diagnostics'> {
  readonly form: LotFormControl;
}

const tones = { none: 'sourcing', later: 'info', missing: 'neg', expired: 'neg', valid: 'pos' } as const;

/** What the energy class brings: the audit that a sale needs, the day from which it may not be let. */
export function EnergyPart({ form, today, departmentCode, diagnostics }: EnergyPartProps) {
  const t = useMessages(lotMessages);
  const { date } = useFormat();
  const [type, energyClass, dpeOn, formAuditOn, isSingleOwner] = useWatch({
    control: form.form.control,
    name: ['type', 'dpeClass', 'dpeOn', 'auditOn', 'singleOwner'],
  });
  if (energyClass === null) return null;
  const reported = diagnostics
    .filter(({ kind }) => kind === 'energy_audit')
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const auditOn = reported ?? (formAuditOn === '' ? null : formAuditOn);
  const found = dutiesOf({
    type,
    energyClass,
    dpeOn: dpeOn === '' ? null : (dpeOn as Day | null),
    auditOn: auditOn as Day | null,
    isSingleOwner,
    departmentCode,
    on: today as Day,
  });
  if (found === null) {
    return (
      <Text as="p" tone="ink3">
        {t('energy.unread')}
      </Text>
    );
  }
  const { audit, auditFromOn, auditUntilOn, lettingBarredFromOn, isLettingBarred, isDpeVoid } = found;
  const explained = (key: 'auditFromOn' | 'lettingBarredFromOn') => (
    <ExplainedTrigger explanation={explainWith(energyDutiesCalculation, found, key)} />
  );
  const day = { from: date(auditFromOn), until: date(auditUntilOn) };
  return (
    <Stack gap={2}>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('energy.audit'),
            value: (
              <Inline as="span" gap={1}>
                <Badge tone={tones[audit]}>{t(`energy.audits.${audit}`, day)}</Badge>
                {explained('auditFromOn')}
              </Inline>
            ),
          },
          {
            term: t('energy.letting'),
            value: (
              <Inline as="span" gap={1}>
                <Badge tone={isLettingBarred ? 'neg' : lettingBarredFromOn === null ? 'pos' : 'warn'}>
                  {lettingBarredFromOn === null
                    ? t('energy.lettingFree')
                    : t(isLettingBarred ? 'energy.lettingBarred' : 'energy.lettingUntil', {
                        date: date(lettingBarredFromOn),
                      })}
                </Badge>
                {explained('lettingBarredFromOn')}
              </Inline>
            ),
          },
        ]}
      />
      {isDpeVoid && (
        <Text as="p" tone="neg">
          {t('energy.void', { date: date(found.dpeFirstOn) })}
        </Text>
      )}
    </Stack>
  );
}

function dutiesOf(facts: Parameters<typeof energyDuties>[0]): EnergyDuties | null {
  try {
    return energyDuties(facts);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
