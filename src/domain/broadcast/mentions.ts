import { frenchSpaces } from './french-spaces.ts';
import { isHousingLot, type LotType, type SaleMode } from '../lot/states.ts';

/** What an advert has to say beside its text. */
export interface MentionFacts {
  readonly type: LotType;
  readonly saleMode: SaleMode;
  readonly details: Readonly<Record<string, unknown>>;
  /** Who pays fees, in the words of the settings. */
  readonly feesMention: string;
  /** Writes cents for the reader: « 780 € ». */
  readonly money: (cents: number) => string;
}

const whole = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const worded = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The mentions of an advert, in French, since adverts are: fees, copropriété (CCH, art. L721-1), energy (L126-33 and
 * decree 2020-1609), risks (C. env., art. R125-25). Off plan there is neither certificate nor budget yet: that is said.
 */
export function advertMentions(facts: MentionFacts): string[] {
  return [...fees(facts), ...copropriete(facts), ...energy(facts), risks].map(frenchSpaces);
}

const risks =
  'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr.';

const fees = ({ feesMention }: MentionFacts): string[] => {
  const text = feesMention.trim();
  if (text === '') return [];
  return [/[.!?]$/.test(text) ? text : `${text}.`];
};

function copropriete({ saleMode, details, money }: MentionFacts): string[] {
  const lotsCount = whole(details['coproLotsCount']);
  if (lotsCount === null || saleMode === 'vefa') return [];
  const chargesCents = whole(details['coproAnnualChargesCents']);
  const charges =
    chargesCents === null
      ? ''
      : ` Quote-part annuelle moyenne du budget prévisionnel : ${money(chargesCents)}.`;
  const procedure = details['coproProcedure'];
  const procedureText =
    procedure === true
      ? ' Le syndicat des copropriétaires fait l’objet d’une procédure.'
      : procedure === false
        ? ' Aucune procédure en cours contre le syndicat des copropriétaires.'
        : '';
  return [`Bien en copropriété, ${lotsCount} lot${lotsCount > 1 ? 's' : ''}.${charges}${procedureText}`];
}

function energy({ type, saleMode, details, money }: MentionFacts): string[] {
  if (!isHousingLot(type)) return [];
  if (saleMode === 'vefa') {
    return ['Logement vendu en l’état futur d’achèvement : le DPE sera établi à l’achèvement.'];
  }
  const dpe = worded(details['dpeClass']);
  const ges = worded(details['gesClass']);
  const least = whole(details['energyCostMinCents']);
  const most = whole(details['energyCostMaxCents']);
  const year = whole(details['energyPriceYear']);
  return [
    ...(dpe === 'F' || dpe === 'G' ? [`Logement à consommation énergétique excessive : classe ${dpe}.`] : []),
    ...(dpe !== null && ges !== null ? [`Classe énergie ${dpe}, classe climat ${ges}.`] : []),
    ...(least !== null && most !== null && year !== null
      ? [
          `Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre ${money(least)} et ${money(most)}, prix moyens de ${year}.`,
        ]
      : []),
  ];
}
