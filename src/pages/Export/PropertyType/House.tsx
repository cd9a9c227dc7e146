import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { DetailName } from '#domain/lot/details.ts';
import { isOlderThanYears } from '#domain/lot/check-age.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { BankPart } from './blocks/BankPart.tsx';
import { DescriptionPart } from './blocks/ContextParts.tsx';
import { EnergyPart } from './blocks/EnergyPart.tsx';
import { MentionsPart } from './blocks/MentionsPart.tsx';
import { PlanPart } from './blocks/PlanPart.tsx';
import { SheetFacts } from './blocks/SheetFacts.tsx';
import { SheetPaper } from './blocks/SheetPaper.tsx';
import { AreasTable, CallsTable, DiagnosticsTable, ParcelsTable } from './blocks/SheetTables.tsx';
import { useSheetWords } from './blocks/useSheetWords.ts';

const facts: readonly DetailName[] = [
  'rooms',
  'bedrooms',
  'levels',
  'attached',
  'outbuildingsM2',
  'pool',
  'roofState',
  'facadeState',
  'heating',
  'heatingEnergy',
];

/** The sheet of a house: what it is and its land, then the plans of its levels, sanitation and reports. */
export default function ExportHouse(props: WithShared<SheetProps>) {
  return (
    <SheetPaper props={props} section="property-type.house">
      {(lot) => ({
        first: (
          <>
            <PrintPictures pictures={lot.photos} look="strip" />
            <SheetFacts lot={lot} names={facts} operation={props.operation} />
            <EnergyPart lot={lot} />
            <DescriptionPart {...props} />
          </>
        ),
        second: (
          <>
            <PlanPart lot={lot} />
            <PrintColumns>
              <Sanitation lot={lot} today={props.today} />
              <ParcelsTable operation={props.operation} />
            </PrintColumns>
            <AreasTable lot={lot} />
            <DiagnosticsTable lot={lot} />
            <CallsTable lot={lot} />
            <BankPart lot={lot} />
            <MentionsPart lot={lot} props={props} />
          </>
        ),
      })}
    </SheetPaper>
  );
}

/** Where waste water goes; a system of its own is checked every three years. */
function Sanitation({ lot: { details }, today }: { readonly lot: LotOfSheet; readonly today: string }) {
  const t = useMessages(sheetMessages);
  const words = useSheetWords();
  const { date } = useFormat();
  const checkedOn = typeof details['sanitationCheckOn'] === 'string' ? details['sanitationCheckOn'] : null;
  const isOwn = details['sanitation'] === 'individual';
  return (
    <PrintSection title={t('sanitation')} isWhole>
      <PrintFacts
        columns="pair"
        items={[
          { term: t('sanitation'), value: words.detail(details, 'sanitation') },
          ...(checkedOn === null
            ? []
            : [{ ...words.fact(details, 'sanitationCheckOn'), value: date(checkedOn) }]),
        ]}
      />
      {isOwn && checkedOn === null && (
        <p>
          <PrintTone isBad>{t('noCheck')}</PrintTone>
        </p>
      )}
      {isOwn && checkedOn !== null && isOlderThanYears(checkedOn, 3, today) && (
        <p>
          <PrintTone isBad>{t('checkOld')}</PrintTone>
        </p>
      )}
    </PrintSection>
  );
}
