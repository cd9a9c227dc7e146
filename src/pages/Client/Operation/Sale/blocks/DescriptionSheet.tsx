import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type {
  DescriptionPayload,
  DescriptionValues,
  SupportPlanDescriptionProps,
} from '#contracts/client/operation/sale/support-plan-description.ts';
import { roomsHundredthsM2, sectionsOf, descriptionScopes } from '#domain/lot/description.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintAlone } from '#ui/print/PrintAlone.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintPreview } from '#ui/print/PrintPreview.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import type { RecordFormView } from '../../../../blocks/record/useRecordForm.tsx';

export interface DescriptionSheetProps {
  readonly form: RecordFormView<DescriptionValues, DescriptionPayload>['control']['form'];
  readonly page: SupportPlanDescriptionProps;
  readonly isPrinting: boolean;
  readonly onPrinted: () => void;
}

/** The description on A4 as it is typed, and its way to the printer. */
export function DescriptionSheet({ form, page, isPrinting, onPrinted }: DescriptionSheetProps) {
  const typed = useWatch({ control: form.form.control }) as DescriptionValues;
  useEffect(() => {
    if (!isPrinting) return undefined;
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isPrinting, onPrinted]);
  const sheet = <Sheet typed={typed} page={page} />;
  return (
    <>
      <PrintPreview>{sheet}</PrintPreview>
      {isPrinting && <PrintAlone>{sheet}</PrintAlone>}
    </>
  );
}

interface SheetProps {
  readonly typed: DescriptionValues;
  readonly page: SupportPlanDescriptionProps;
}

function Sheet({ typed, page }: SheetProps) {
  const t = useMessages(descriptionMessages);
  const { date, area } = useFormat();
  const { operation, lot, company, shown } = page;
  const state =
    shown?.approvedOn == null
      ? t('document.draft')
      : t('document.approved', { date: date(shown.approvedOn) });
  return (
    <PrintSheet>
      <PrintTitle
        title={t(`choices.kind.${typed.kind}`)}
        aside={t('document.lot', { ref: lot.ref })}
        isFurther
      />
      <PrintFacts
        columns={2}
        items={[
          { term: t('document.company'), value: company },
          { term: t('document.programme'), value: `${operation.name}, ${operation.city}` },
          { term: t('document.area'), value: area(lot.areaM2) },
          {
            term: t('document.version'),
            value: [t('version', { number: shown?.versionNo ?? 1 }), state].join(' · '),
          },
        ]}
      />
      <Works lines={typed.lines} />
      <Rooms typed={typed} />
      {typed.kind !== 'asis_sheet' && (
        <PrintSection title={t('sections.terms')} isWhole>
          {typed.deliveryDelayMonths !== null && (
            <p>{t('document.delivery', { months: typed.deliveryDelayMonths })}</p>
          )}
          <p>
            {typed.isPriceRevisable
              ? `${t('document.revision')} ${typed.revisionRule}`
              : t('document.fixedPrice')}
          </p>
        </PrintSection>
      )}
    </PrintSheet>
  );
}

function Works({ lines }: Pick<DescriptionValues, 'lines'>) {
  const t = useMessages(descriptionMessages);
  const sections = sectionsOf(lines);
  if (sections.length === 0) return <p>{t('document.none')}</p>;
  return descriptionScopes
    .filter((scope) => sections.some((section) => section.scope === scope))
    .map((scope) => (
      <PrintSection key={scope} title={t(`choices.scope.${scope}`)}>
        <PrintTable
          label={t(`choices.scope.${scope}`)}
          look="small"
          columns={[
            { id: 'label', label: t('columns.label'), widthMm: 48 },
            { id: 'description', label: t('columns.description') },
            { id: 'brand', label: t('columns.brandOrEquivalent'), widthMm: 36 },
          ]}
          groups={sections
            .filter((section) => section.scope === scope)
            .map(({ title, items }) => ({
              id: title,
              cells: { label: title },
              rows: items.map(({ label, description, brandOrEquivalent }, at) => ({
                id: String(at),
                cells: { label, description, brand: brandOrEquivalent },
              })),
            }))}
        />
      </PrintSection>
    ));
}

function Rooms({ typed }: Pick<SheetProps, 'typed'>) {
  const t = useMessages(descriptionMessages);
  const { area, number } = useFormat();
  const { rooms, areHeightsShown } = typed;
  if (rooms.length === 0) return null;
  const sum = area((roomsHundredthsM2(rooms) / 100).toFixed(2));
  return (
    <PrintSection title={t('sections.rooms')} isWhole>
      <PrintTable
        label={t('sections.rooms')}
        look="small"
        columns={[
          { id: 'label', label: t('columns.room') },
          { id: 'area', label: t('columns.areaM2'), isAmount: true, widthMm: 30 },
          ...(areHeightsShown
            ? [{ id: 'height', label: t('columns.ceilingM'), isAmount: true, widthMm: 30 }]
            : []),
        ]}
        groups={[
          {
            id: 'rooms',
            rows: rooms.map(({ label, areaM2, ceilingM }, at) => ({
              id: String(at),
              cells: {
                label,
                area: areaM2 === null ? '' : area(areaM2),
                height: ceilingM === null ? '' : `${number(Number(ceilingM), 2)} ${t('metres')}`,
              },
            })),
          },
        ]}
        total={{ label: t('document.total'), area: sum, height: '' }}
      />
    </PrintSection>
  );
}
