import { useState } from 'react';
import type { ReportingProps } from '#contracts/client/reporting.ts';
import { reportGroupings, type ReportKey } from '#domain/reporting/report.ts';
import { reporting as index } from '#generated/routes/client.ts';
import * as reportMessages from '#messages/client/reporting.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

/** Reports of today alone: a period changes nothing in them. */
const withoutPeriod: ReadonlySet<ReportKey> = new Set(['portefeuille', 'echeancier', 'commercialisation']);

/** What the report that is shown is asked for. */
export function Criteria({
  report,
  params,
  choices,
}: Pick<ReportingProps, 'params' | 'choices'> & { readonly report: ReportKey }) {
  const t = useMessages(reportMessages);
  const visit = useVisit();
  const [given, setGiven] = useState(params);
  const set = (change: Partial<typeof given>): void => setGiven((known) => ({ ...known, ...change }));
  const show = (): void => {
    const { operationIds, codes, supplierIds, groupBy, from, to } = given;
    void visit({
      method: 'GET',
      href: index({
        query: {
          report,
          from,
          to,
          ...(operationIds.length > 0 && { operationIds }),
          ...(codes.length > 0 && { codes }),
          ...(supplierIds.length > 0 && { supplierIds }),
          ...(groupBy !== 'none' && { groupBy }),
        },
      }),
    });
  };
  const hasPeriod = !withoutPeriod.has(report);
  return (
    <Stack gap={3}>
      {hasPeriod && (
        <FieldRow>
          <MonthField
            name="from"
            label={t('fields.from')}
            value={given.from}
            onChange={(from) => set({ from: from ?? params.from })}
          />
          <MonthField
            name="to"
            label={t('fields.to')}
            value={given.to}
            onChange={(to) => set({ to: to ?? params.to })}
            help={t('help.to')}
          />
        </FieldRow>
      )}
      <MultiSelect
        name="operationIds"
        label={t('fields.operationIds')}
        value={given.operationIds}
        onChange={(ids) => set({ operationIds: [...ids] })}
        choices={choices.operations}
        isOptional
      />
      {report === 'balance_codes' && (
        <FieldRow>
          <MultiSelect
            name="codes"
            label={t('fields.codes')}
            value={given.codes}
            onChange={(codes) => set({ codes: [...codes] })}
            choices={choices.codes}
            isOptional
          />
          <ChoiceSelect
            name="groupBy"
            label={t('fields.groupBy')}
            value={given.groupBy}
            onChange={(groupBy) => set({ groupBy: groupBy ?? 'none' })}
            choices={reportGroupings.map((id) => ({ id, label: t(`choices.groupBy.${id}`) }))}
          />
        </FieldRow>
      )}
      {report === 'fournisseurs' && (
        <MultiSelect
          name="supplierIds"
          label={t('fields.supplierIds')}
          value={given.supplierIds}
          onChange={(ids) => set({ supplierIds: [...ids] })}
          choices={choices.suppliers}
          isOptional
        />
      )}
      <Inline>
        <Button size="sm" onClick={show}>
          {t('actions.show')}
        </Button>
      </Inline>
    </Stack>
  );
}
