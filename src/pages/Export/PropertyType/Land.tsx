import type { LotOfSheet, SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { DetailName } from '#domain/lot/details.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';
import { BankPart, VatPart } from './blocks/BankPart.tsx';
import { DescriptionPart, LocationPart, RulesPart } from './blocks/ContextParts.tsx';
import { MentionsPart } from './blocks/MentionsPart.tsx';
import { PlanPart } from './blocks/PlanPart.tsx';
import { SheetFacts } from './blocks/SheetFacts.tsx';
import { SheetPaper } from './blocks/SheetPaper.tsx';
import { ParcelsTable } from './blocks/SheetTables.tsx';
import { useSheetWords } from './blocks/useSheetWords.ts';

const facts: readonly DetailName[] = [
  'landM2',
  'frontageM',
  'depthM',
  'slopePct',
  'maxFootprintPct',
  'buildableM2',
  'pluZone',
  'soilStudy',
  'surveyed',
  'floodZone',
];
const services: readonly DetailName[] = [
  'serviceWater',
  'serviceElectricity',
  'serviceGas',
  'serviceSewer',
  'serviceTelecom',
];

/** The sheet of a plot: its plan, what it is served by and may bear, then its rules, its VAT and where it lies. */
export default function ExportLand(props: WithShared<SheetProps>) {
  const t = useMessages(sheetMessages);
  return (
    <SheetPaper props={props} section="property-type.land">
      {(lot) => ({
        first: (
          <>
            <Survey lot={lot} />
            <PrintPictures pictures={lot.photos} look="pair" />
            <PlanPart lot={lot} />
            <Services lot={lot} />
            <SheetFacts lot={lot} names={facts} />
          </>
        ),
        second: (
          <>
            <RulesPart rules={props.rules} title={t('rules')} />
            <VatPart lot={lot} />
            <BankPart lot={lot} />
            <DescriptionPart {...props} />
            <PrintColumns>
              <LocationPart operation={props.operation} />
              <ParcelsTable operation={props.operation} />
            </PrintColumns>
            <MentionsPart lot={lot} props={props} />
          </>
        ),
      })}
    </SheetPaper>
  );
}

/** A plot without boundary marks says so before all else. */
function Survey({ lot: { details } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  if (details['surveyed'] === true) return null;
  return (
    <p>
      <PrintTone isBad>{t('notSurveyed')}</PrintTone> · {t('notSurveyedHelp')}
    </p>
  );
}

function Services({ lot: { details } }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const words = useSheetWords();
  return (
    <PrintSection title={t('services')} isWhole>
      <PrintFacts columns={3} items={services.map((name) => words.fact(details, name))} />
    </PrintSection>
  );
}
