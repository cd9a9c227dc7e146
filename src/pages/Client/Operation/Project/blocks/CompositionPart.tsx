import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProjectFormValues, ProjectPayload } from '#contracts/client/operation/project/payload.ts';
import { lotTypes, saleModes, type LotType, type SaleMode } from '#domain/lot/states.ts';
import type { OperationKind } from '#domain/operation/enums.ts';
import { maxProjectRows } from '#domain/project/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { lineRevenue } from './readable-rows.ts';
import { TotalsTable } from './TotalsTable.tsx';

export type ProjectForm = AppForm<ProjectFormValues, ProjectPayload>;

export interface CompositionPartProps {
  readonly form: ProjectForm;
  readonly isReadOnly: boolean;
}

/** How lots of an operation of a kind are usually sold. */
const usualModes: Readonly<Partial<Record<OperationKind, SaleMode>>> = {
  vir: 'vir',
  vefa: 'vefa',
  subdivision: 'tab',
};

/** The composition as a sheet, and what it comes to. */
export function CompositionPart({ form, isReadOnly }: CompositionPartProps) {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const { control } = form.form;
  const kind = useWatch({ control, name: 'kind' });
  const lines = useWatch({ control, name: 'rows' });
  const [shownType, setShownType] = useState<LotType | null>(null);
  const columns = useColumns();
  const types = lotTypes.filter((type) => lines.some((line) => line.type === type));
  const isFiltered = shownType !== null && types.includes(shownType) && types.length > 1;
  const blank = () => ({
    type: isFiltered ? shownType : kind === 'subdivision' ? ('Land' as const) : ('Apartment' as const),
    label: '',
    count: 1,
    avgAreaM2: null,
    saleMode: usualModes[kind ?? 'trading'] ?? ('asis' as const),
    pricePerM2Cents: null,
    unitPriceCents: null,
    worksCostPerM2Cents: null,
    tantiemes: null,
    parkingCount: null,
  });
  return (
    <Stack gap={4}>
      {types.length > 1 && (
        <Inline>
          <Segmented
            label={t('rows.filter')}
            size="sm"
            value={isFiltered ? shownType : 'all'}
            onChange={(id) => setShownType(id === 'all' ? null : id)}
            segments={[
              { id: 'all' as const, label: t('rows.all') },
              ...types.map((id) => ({ id, label: trade(`lotType.${id}`) })),
            ]}
          />
        </Inline>
      )}
      {lines.length === 0 && (
        <Text as="p" tone="ink3">
          {t('rows.empty')}
        </Text>
      )}
      <LinesField
        form={form}
        name="rows"
        label={t('rows.label')}
        addLabel={t('rows.add')}
        max={maxProjectRows}
        blank={blank}
        columns={columns}
        isReadOnly={isReadOnly}
        canImport
        isShown={isFiltered ? (line) => line['type'] === shownType : () => true}
      />
      {lines.length > 0 && <TotalsTable lines={lines} />}
    </Stack>
  );
}

function useColumns() {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const column = useLineColumns();
  const money = (cents: number | null): string => (cents === null ? '–' : format.money(cents));
  return [
    column.choice(
      'type',
      t('rows.columns.type'),
      lotTypes.map((id) => ({ id, label: trade(`lotType.${id}`) })),
      { width: '9rem' },
    ),
    column.text('label', t('rows.columns.label'), { maxLength: 80, placeholder: 'T3' }),
    column.integer('count', t('rows.columns.count'), {
      width: '3.5rem',
      head: t('rows.short.count'),
      isSummed: true,
    }),
    column.area('avgAreaM2', t('rows.columns.avgAreaM2'), {
      width: '5.5rem',
      head: t('rows.short.avgAreaM2'),
    }),
    column.choice(
      'saleMode',
      t('rows.columns.saleMode'),
      saleModes.map((id) => ({ id, label: trade(`saleMode.${id}`) })),
      { width: '5.5rem', head: t('rows.short.saleMode') },
    ),
    column.money('pricePerM2Cents', t('rows.columns.pricePerM2Cents'), { width: '5.75rem' }),
    column.money('unitPriceCents', t('rows.columns.unitPriceCents'), { width: '7rem' }),
    column.money('worksCostPerM2Cents', t('rows.columns.worksCostPerM2Cents'), {
      width: '5.75rem',
      head: t('rows.short.worksCostPerM2Cents'),
    }),
    column.integer('tantiemes', t('rows.columns.tantiemes'), {
      width: '4rem',
      head: t('rows.short.tantiemes'),
    }),
    column.integer('parkingCount', t('rows.columns.parkingCount'), {
      width: '3.5rem',
      head: t('rows.short.parkingCount'),
    }),
    column.computed('total', t('rows.columns.total'), (line) => money(lineRevenue(line)), {
      width: '6.25rem',
      total: (lines) => money(lines.reduce((sum, line) => sum + (lineRevenue(line) ?? 0), 0)),
    }),
  ];
}
