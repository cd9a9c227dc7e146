import type { SheetProps } from '#contracts/export/property-type/sheet.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { DetailName } from '#domain/lot/details.ts';
import { PrintPictures } from '#ui/print/PrintPictures.tsx';
import { BankPart } from './blocks/BankPart.tsx';
import { DescriptionPart } from './blocks/ContextParts.tsx';
import { EnergyPart } from './blocks/EnergyPart.tsx';
import { MentionsPart } from './blocks/MentionsPart.tsx';
import { PlanPart } from './blocks/PlanPart.tsx';
import { SheetFacts } from './blocks/SheetFacts.tsx';
import { SheetPaper } from './blocks/SheetPaper.tsx';
import { AreasTable, CallsTable } from './blocks/SheetTables.tsx';

const facts: readonly DetailName[] = [
  'rooms',
  'bedrooms',
  'exposure',
  'bathrooms',
  'kitchen',
  'heatingEnergy',
  'parkingCount',
  'elevator',
  'fiber',
];

/** The sheet of an apartment: what it is at a glance, then its plan, its areas, its calls. */
export default function ExportApartment(props: WithShared<SheetProps>) {
  return (
    <SheetPaper props={props} section="property-type.apartment">
      {(lot) => ({
        first: (
          <>
            <PrintPictures pictures={lot.photos} look="strip" />
            <SheetFacts lot={lot} names={facts} hasFloor />
            <EnergyPart lot={lot} />
            <DescriptionPart {...props} />
          </>
        ),
        second: (
          <>
            <PlanPart lot={lot} />
            <AreasTable lot={lot} />
            <CallsTable lot={lot} />
            <BankPart lot={lot} />
            <MentionsPart lot={lot} props={props} />
          </>
        ),
      })}
    </SheetPaper>
  );
}
