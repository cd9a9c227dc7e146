import type { LotOfSheet } from '#contracts/export/property-type/sheet.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintEnergyLabel } from '#ui/print/PrintEnergyLabel.tsx';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintTone } from '#ui/print/PrintTone.tsx';

/** Both classes of the energy certificate and what an advert must say of them. */
export function EnergyPart({ lot }: { readonly lot: LotOfSheet }) {
  const t = useMessages(sheetMessages);
  const fields = useMessages(lotMessages);
  const { money, date } = useFormat();
  const { details, isDpeMissing } = lot;
  const classOf = (name: string): string | null =>
    isDpeMissing || typeof details[name] !== 'string' ? null : details[name];
  const dpe = classOf('dpeClass');
  const [min, max] = [details['energyCostMinCents'], details['energyCostMaxCents']];
  const year = details['energyPriceYear'];
  const isExcessive = dpe === 'F' || dpe === 'G';
  return (
    <PrintSection title={t('energy')} isWhole>
      <PrintColumns>
        <PrintEnergyLabel label={fields('fields.dpeClass')} scale="energy" value={dpe} missing={t('noDpe')} />
        <PrintEnergyLabel
          label={fields('fields.gesClass')}
          scale="climate"
          value={classOf('gesClass')}
          missing={t('noDpe')}
        />
      </PrintColumns>
      {!isDpeMissing && (
        <PrintNote>
          {typeof details['dpeOn'] === 'string' && t('energyOn', { date: date(details['dpeOn']) })}{' '}
          {typeof min === 'number' &&
            typeof max === 'number' &&
            t('energyCost', {
              min: money(min, { decimals: 0 }),
              max: money(max, { decimals: 0 }),
              year: String(year ?? ''),
            })}{' '}
          {isExcessive && <PrintTone isBad>{t('excessive', { class: dpe })}</PrintTone>}
        </PrintNote>
      )}
    </PrintSection>
  );
}
