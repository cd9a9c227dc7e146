import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import type { Text } from '../explain/calculation.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { addToDay, type Day } from '../time/day.ts';
import type { WorksVat } from './works-vat.ts';

/** What proves that works may bear a reduced rate, and how long it is kept. */
export interface WorksAttestation {
  readonly calculation: 'works-attestation';
  /** Day of the quote or invoice. */
  readonly on: Day;
  /** A certified mention on the quote or invoice, a form signed by the customer, or nothing at the standard rate. */
  readonly proof: 'mention' | 'form' | 'none';
  readonly reason: Text;
  readonly years: number;
  /** Last day on which it must be at hand; null where nothing is needed. */
  readonly keepUntilOn: Day | null;
  readonly parameters: readonly LegalParameter[];
}

/**
 * The proof of a reduced rate of works, by the day of its quote or invoice.
 *
 * @throws LegalParameterError before 2014
 */
export function worksAttestation(
  kind: WorksVat['kind'],
  on: Day,
  parameters: readonly LegalParameter[] = vatParameters,
): WorksAttestation {
  if (kind === 'standard') {
    const reason = { fr: 'Taux normal : aucun justificatif.', en: 'Standard rate: no proof is needed.' };
    return {
      calculation: 'works-attestation',
      on,
      proof: 'none',
      reason,
      years: 0,
      keepUntilOn: null,
      parameters: [],
    };
  }
  const what = findParameter(parameters, 'vat.works.attestation', on);
  const kept = findParameter(parameters, 'vat.works.attestation_years', on);
  const years = Number(kept.value);
  const isMention = what.value === 'mention';
  return {
    calculation: 'works-attestation',
    on,
    proof: isMention ? 'mention' : 'form',
    reason: isMention
      ? {
          fr: 'Mention du client, certifiée, sur le devis ou la facture : les conditions du taux réduit sont remplies.',
          en: 'Certified mention by the customer on the quote or invoice: the conditions of the reduced rate are met.',
        }
      : {
          fr: 'Attestation signée par le client, remise à l’entreprise avant la facture.',
          en: 'Form signed by the customer, given to the contractor before the invoice.',
        },
    years,
    keepUntilOn: addToDay(on, { years }),
    parameters: [what, kept],
  };
}
