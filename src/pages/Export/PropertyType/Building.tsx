import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { DetailName } from '#domain/lot/details.ts';
import * as lotMessages from '#messages/client/lot.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintMark, type PrintMarkShape } from '#ui/print/PrintMark.tsx';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { BankPart, YieldFigures } from './blocks/BankPart.tsx';
import { DescriptionPart, LocationPart } from './blocks/ContextParts.tsx';
import { EnergyPart } from './blocks/EnergyPart.tsx';
import { MentionsPart } from './blocks/MentionsPart.tsx';
import { SheetFacts } from './blocks/SheetFacts.tsx';
import { SheetPaper } from './blocks/SheetPaper.tsx';
import { DiagnosticsTable } from './blocks/SheetTables.tsx';
import { useSheetWords } from './blocks/useSheetWords.ts';

const facts: readonly DetailName[] = [
  'unitsCount',
  'rentedUnits',
  'floors',
  'totalM2',
  'annualRentCents',
  'potentialRentCents',
  'basement',
  'singleOwner',
];
const states: readonly DetailName[] = ['structure', 'roofState', 'facadeState', 'commonState'];
const marks: Readonly<Record<string, PrintMarkShape>> = {
  new: 'full',
  good: 'full',
  average: 'half',
  to_renovate: 'alert',
};

/** The sheet of a whole building: its state and yield, then its units, its reports and where it lies. */
export default function ExportBuilding(props: WithShared<SheetProps>) {
  return (
    <SheetPaper props={props} section="property-type.building">
      {(lot) => ({
        first: (
          <>
            <PrintPictures pictures={lot.photos} look="pair" />
            <YieldFigures lot={lot} />
            <SheetFacts lot={lot} names={facts} operation={props.operation} />
            <State lot={lot} />
            <EnergyPart lot={lot} />
            <Audit lot={lot} />
            <DescriptionPart {...props} />
          </>
        ),
        second: (
          <>
            <Units lot={lot} />
            <DiagnosticsTable lot={lot} />
            <BankPart lot={lot} />
            <LocationPart operation={props.operation} />
            <MentionsPart lot={lot} props={props} />
          </>
        ),
      })}
    </SheetPaper>
  );
}

function State({ lot: { details } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const fields = useMessages(lotMessages);
  const words = useSheetWords();
  return (
    <PrintSection title={t('state')} isWhole>
      <PrintTable
        label={t('state')}
        look="small"
        columns={[
          { id: 'name', label: t('element') },
          { id: 'value', label: t('condition') },
        ]}
        groups={[
          {
            id: 'states',
            rows: states.map((name) => {
              const shape = marks[String(details[name] ?? '')];
              return {
                id: name,
                cells: {
                  name: fields(`fields.${name}`),
                  value: (
                    <>
                      {shape !== undefined && <PrintMark shape={shape} label="" />}{' '}
                      {words.detail(details, name)}
                    </>
                  ),
                },
              };
            }),
          },
        ]}
      />
    </PrintSection>
  );
}

/** The energy audit that the sale of a building of one owner in class E, F or G asks for. */
function Audit({ lot: { details } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const { date } = useFormat();
  const on = details['auditOn'];
  if (typeof on === 'string') return <p>{t('auditDone', { date: date(on) })}</p>;
  const isNeeded = details['singleOwner'] === true && ['E', 'F', 'G'].includes(String(details['dpeClass']));
  return isNeeded ? (
    <p>
      <PrintTone isBad>{t('auditNeeded')}</PrintTone>
    </p>
  ) : null;
}

/** The units of the building, let and vacant, with their rents; a lot tells them in sum. */
function Units({ lot: { details } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const { number, money } = useFormat();
  const words = useSheetWords();
  const { unitsCount, rentedUnits, annualRentCents, potentialRentCents } = details;
  if (typeof unitsCount !== 'number') {
    return (
      <PrintSection title={t('units')}>
        <p>{t('noUnits')}</p>
      </PrintSection>
    );
  }
  const rented = typeof rentedUnits === 'number' ? rentedUnits : null;
  const amount = (value: unknown): string => (typeof value === 'number' ? money(value) : t('unspecified'));
  return (
    <PrintSection title={t('units')} isWhole>
      <PrintTable
        label={t('units')}
        look="small"
        columns={[
          { id: 'units', label: t('unit') },
          { id: 'area', label: t('unitArea'), isAmount: true },
          { id: 'rented', label: t('rented'), isAmount: true },
          { id: 'vacant', label: t('vacant'), isAmount: true },
          { id: 'rent', label: t('rent'), isAmount: true },
          { id: 'potential', label: t('potentialRent'), isAmount: true },
        ]}
        groups={[
          {
            id: 'units',
            rows: [
              {
                id: 'all',
                cells: {
                  units: number(unitsCount),
                  area: words.detail(details, 'totalM2'),
                  rented: number(rented),
                  vacant: number(rented === null ? null : unitsCount - rented),
                  rent: amount(annualRentCents),
                  potential: amount(potentialRentCents),
                },
              },
            ],
          },
        ]}
      />
    </PrintSection>
  );
}
