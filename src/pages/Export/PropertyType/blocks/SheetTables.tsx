import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import * as lotMessages from '#messages/client/lot.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { useSheetWords } from './useSheetWords.ts';

interface OfLot {
  readonly lot: LotOfSheet;
}

const outside = ['balconyM2', 'terraceM2', 'loggiaM2', 'gardenM2', 'cellarM2', 'outbuildingsM2'] as const;

/** What a dwelling measures, inside and out. */
export function AreasTable({ lot }: OfLot) {
  const t = useMessages(sheetMessages);
  const fields = useMessages(lotMessages);
  const { area } = useFormat();
  const rows = [
    { id: 'carrez', name: t('carrez'), areaM2: lot.areaM2 },
    ...(lot.habitableM2 === null ? [] : [{ id: 'living', name: t('living'), areaM2: lot.habitableM2 }]),
    ...outside.flatMap((name) => {
      const value = lot.details[name];
      return typeof value === 'string' && Number(value) > 0
        ? [{ id: name, name: fields(`fields.${name}`), areaM2: value }]
        : [];
    }),
  ];
  return (
    <PrintSection title={t('rooms')} isWhole>
      <PrintTable
        label={t('rooms')}
        look="small"
        columns={[
          { id: 'name', label: t('room') },
          { id: 'area', label: t('area'), isAmount: true },
        ]}
        groups={[
          {
            id: 'areas',
            rows: rows.map(({ id, name, areaM2 }) => ({ id, cells: { name, area: area(areaM2) } })),
          },
        ]}
      />
    </PrintSection>
  );
}

/** The calls for funds of a lot that is sold with works, to the cent; nothing for another. */
export function CallsTable({ lot }: OfLot) {
  const t = useMessages(sheetMessages);
  const { money } = useFormat();
  if (lot.calls.length === 0) return null;
  return (
    <PrintSection
      title={t('calls')}
      isWhole
      {...(lot.existingPriceCents !== null &&
        lot.worksPriceCents !== null && {
          aside: `${t('existing')} ${money(lot.existingPriceCents)} · ${t('works')} ${money(lot.worksPriceCents)}`,
        })}
    >
      <PrintTable
        label={t('calls')}
        look="small"
        columns={[
          { id: 'step', label: t('step') },
          { id: 'amount', label: t('amount'), isAmount: true },
        ]}
        groups={[
          {
            id: 'calls',
            rows: lot.calls.map(({ rank, label, amountCents }) => ({
              id: String(rank),
              cells: { step: label, amount: money(amountCents, { decimals: 2 }) },
            })),
          },
        ]}
        total={{
          step: t('total'),
          amount: money(
            lot.calls.reduce((sum, { amountCents }) => sum + amountCents, 0),
            { decimals: 2 },
          ),
        }}
      />
    </PrintSection>
  );
}

/** The technical reports on a lot and until when they hold. */
export function DiagnosticsTable({ lot }: OfLot) {
  const t = useMessages(sheetMessages);
  const words = useSheetWords();
  const { date } = useFormat();
  return (
    <PrintSection title={t('diagnostics')}>
      {lot.diagnostics.length === 0 ? (
        <p>{t('noDiagnostics')}</p>
      ) : (
        <PrintTable
          label={t('diagnostics')}
          look="small"
          columns={[
            { id: 'kind', label: t('diagnostic') },
            { id: 'on', label: t('on') },
            { id: 'result', label: t('result') },
            { id: 'until', label: t('validUntil') },
          ]}
          groups={[
            {
              id: 'reports',
              rows: lot.diagnostics.map(({ id, kind, on, result, validUntil, isOver }) => ({
                id,
                cells: {
                  kind: words.diagnostic(kind),
                  on: date(on),
                  result: result === '' ? '–' : result,
                  until: (
                    <PrintTone isBad={isOver}>
                      {validUntil === null
                        ? t('endless')
                        : isOver
                          ? t('over', { date: date(validUntil) })
                          : date(validUntil)}
                    </PrintTone>
                  ),
                },
              })),
            },
          ]}
        />
      )}
    </PrintSection>
  );
}

/** The parcels that the operation lies on. */
export function ParcelsTable({ operation }: Pick<SheetProps, 'operation'>) {
  const t = useMessages(sheetMessages);
  const { area } = useFormat();
  return (
    <PrintSection title={t('parcels')} isWhole>
      {operation.parcels.length === 0 ? (
        <p>{t('unspecified')}</p>
      ) : (
        <PrintTable
          label={t('parcels')}
          look="small"
          columns={[
            { id: 'name', label: t('parcel') },
            { id: 'area', label: t('parcelArea'), isAmount: true },
          ]}
          groups={[
            {
              id: 'parcels',
              rows: operation.parcels.map(({ name, areaM2 }) => ({
                id: name,
                cells: { name, area: area(areaM2) },
              })),
            },
          ]}
        />
      )}
    </PrintSection>
  );
}
