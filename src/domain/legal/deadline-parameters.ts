import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

const TENANTS = 'Article 10 de la loi n° 75-1351 du 31 décembre 1975';
const DECREE_2025 = 'Décret n° 2025-461 du 26 mai 2025';
const cch = articleOf('du code de la construction et de l’habitation');
const conso = articleOf('du code de la consommation');
const urb = articleOf('du code de l’urbanisme');
const civ = articleOf('du code civil');
const cgi = articleOf('du code général des impôts');
const csp = articleOf('du code de la santé publique');
const crpm = articleOf('du code rural et de la pêche maritime');

/**
 * Legal periods, as ISO 8601 durations (`P10D`, `P2M`, `P5Y`) or `unlimited`, and the thresholds of the checks.
 * The day from which each holds is one on which its present wording was in force; for an event before it the
 * rows have no value rather than a guess.
 */
export const deadlineParameters: readonly LegalParameter[] = [
  // Sale to a buyer who is no professional.
  row('deadline.buyer_withdrawal', 'P10D', '2015-08-08', cch('L271-1')),
  row('deadline.withdrawal_refund', 'P21D', '2001-06-01', cch('L271-2')),
  row('deadline.loan_condition', 'P1M', '2016-07-01', conso('L313-41')),
  unverified('deadline.loan_offer_acceptance', 'P10D', '2016-07-01', conso('L313-34')),
  unverified('deadline.loan_offer_validity', 'P30D', '2016-07-01', conso('L313-34')),
  row('deadline.draft_deed_notice', 'P1M', '1978-06-08', cch('R261-30')),
  row('deadline.deposit_refund', 'P3M', '1978-06-08', cch('R261-31')),
  row('deadline.tenant_offer', 'P2M', '2006-06-14', TENANTS),
  row('deadline.tenant_deed', 'P2M', '2006-06-14', TENANTS),
  row('deadline.tenant_deed.loan', 'P4M', '2006-06-14', TENANTS),
  row('vefa_deposit.first_term', 'P1Y', '1978-06-08', cch('R261-28')),
  row('vefa_deposit.first_rate', '0.05', '1978-06-08', cch('R261-28')),
  row('vefa_deposit.second_term', 'P2Y', '1978-06-08', cch('R261-28')),
  row('vefa_deposit.second_rate', '0.02', '1978-06-08', cch('R261-28')),
  row('vefa_deposit.later_rate', '0', '1978-06-08', cch('R261-28')),

  // Purchase.
  row('deadline.promise_registration', 'P10D', '2006-01-01', civ('1589-2')),
  row('deadline.private_promise_term', 'P18M', '2016-01-01', cch('L290-1')),
  row('long_promise.deposit_rate', '0.05', '2016-01-01', cch('L290-2')),
  row('deadline.urban_preemption', 'P2M', '2015-01-01', 'Articles L213-2 et R213-7 du code de l’urbanisme'),
  unverified(
    'deadline.urban_preemption.floor',
    'P1M',
    '2015-01-01',
    'Article L213-2, alinéa 4, du code de l’urbanisme',
  ),
  row('deadline.preemption_waiver', 'P3Y', '2014-03-27', urb('L213-8')),
  row('deadline.preemption_waiver.court', 'P5Y', '2014-03-27', urb('L213-8', 'prix fixé par le juge')),
  row('deadline.rural_preemption', 'P2M', '2016-01-01', crpm('L143-8')),
  row('deadline.resale_commitment.5', 'P5Y', '2010-03-11', cgi('1115')),
  row(
    'deadline.resale_commitment.2',
    'P2Y',
    '2010-03-11',
    cgi('1115', 'vente par lots avec préemption du locataire'),
  ),
  row('deadline.build_commitment', 'P4Y', '2010-03-11', cgi('1594-0 G')),

  // Planning permission.
  row('deadline.permit_review.DP', 'P1M', '2007-10-01', urb('R423-23')),
  row('deadline.permit_review.PCMI', 'P2M', '2007-10-01', urb('R423-23')),
  row('deadline.permit_review.PD', 'P2M', '2007-10-01', urb('R423-23')),
  row('deadline.permit_review.PC', 'P3M', '2007-10-01', urb('R423-23')),
  row('deadline.permit_review.PA', 'P3M', '2007-10-01', urb('R423-23')),
  unverified(
    'deadline.permit_review.PC_modif',
    'P3M',
    '2007-10-01',
    urb('R423-23', 'délai du permis initial, par prudence celui du PC'),
  ),
  unverified('deadline.permit_review.CU_info', 'P1M', '2007-10-01', urb('R410-9')),
  unverified('deadline.permit_review.CU_op', 'P2M', '2007-10-01', urb('R410-10')),
  row('deadline.permit_pieces_request', 'P1M', '2007-10-01', urb('R423-38')),
  row('deadline.permit_pieces_supply', 'P3M', '2007-10-01', urb('R423-39', 'puis rejet tacite')),
  row('deadline.permit_deferral', 'P2Y', '2007-10-01', urb('L424-1', 'durée maximale du sursis à statuer')),
  row('deadline.permit_confirmation', 'P2M', '2007-10-01', urb('L424-1', 'après la fin du sursis')),
  row('deadline.permit_final_review', 'P2M', '2007-10-01', urb('L424-1', 'puis autorisation tacite')),
  row(
    'deadline.permit_review.extra',
    'P1M',
    '2007-10-01',
    urb('R423-24', 'abords de monuments et sites patrimoniaux'),
  ),
  row('deadline.third_party_appeal', 'P2M', '2007-10-01', urb('R600-2')),
  row('deadline.informal_appeal', 'P1M', '2025-11-28', urb('L600-12-2', 'loi n° 2025-1129')),
  row('deadline.authority_withdrawal', 'P3M', '2007-10-01', urb('L424-5')),
  row(
    'deadline.authority_withdrawal.DP',
    'P3M',
    '2018-11-25',
    'Article L424-5 du code de l’urbanisme, rédaction en vigueur pour les déclarations préalables',
  ),
  row('deadline.permit_lapse', 'P3Y', '2016-01-07', urb('R424-17')),
  row(
    'deadline.permit_lapse.extension',
    'P1Y',
    '2016-01-07',
    'Articles R424-21 et R424-23 du code de l’urbanisme',
  ),
  row('deadline.permit_lapse.extensions', '2', '2016-01-07', urb('R424-21')),
  // By the day of the decision, for permissions alive on 28 May 2025.
  {
    ...row('deadline.permit_lapse.special-5y', 'P5Y', '2022-05-28', DECREE_2025),
    validTo: day('2024-05-28'),
  },
  {
    ...row('deadline.permit_lapse.special-1y', 'P1Y', '2021-01-01', DECREE_2025),
    validTo: day('2022-05-27'),
  },
  row('deadline.works_interruption', 'P1Y', '2016-01-07', urb('R424-17')),
  row('deadline.late_appeal', 'P6M', '2018-10-01', urb('R600-3')),
  row('deadline.conformity', 'P3M', '2007-10-01', urb('R462-6')),
  row('deadline.conformity.inspection', 'P5M', '2007-10-01', urb('R462-6', 'récolement obligatoire')),

  // Works and the building.
  row('deadline.retention_release', 'P1Y', '1971-07-17', 'Article 2 de la loi n° 71-584 du 16 juillet 1971'),
  row('deadline.completion_guarantee', 'P1Y', '1979-01-01', civ('1792-6')),
  row('deadline.equipment_guarantee', 'P2Y', '1979-01-01', civ('1792-3')),
  row('deadline.structural_guarantee', 'P10Y', '1979-01-01', civ('1792-4-1')),
  row(
    'deadline.diagnostic_validity.dpe',
    'P10Y',
    '2021-07-01',
    'Durée de validité du diagnostic de performance énergétique',
  ),
  row(
    'deadline.diagnostic_validity.electricity',
    'P3Y',
    '2009-01-01',
    'Durée de validité du diagnostic électricité pour une vente',
  ),
  row(
    'deadline.diagnostic_validity.gas',
    'P3Y',
    '2007-11-01',
    'Durée de validité du diagnostic gaz pour une vente',
  ),
  row(
    'deadline.diagnostic_validity.lead.positive',
    'P1Y',
    '2006-04-27',
    'Durée de validité du constat de risque d’exposition au plomb positif',
  ),
  row(
    'deadline.diagnostic_validity.lead.negative',
    'unlimited',
    '2006-04-27',
    'Constat de risque d’exposition au plomb négatif',
  ),
  row(
    'deadline.diagnostic_validity.termites',
    'P6M',
    '2006-11-01',
    'Durée de validité de l’état relatif à la présence de termites',
  ),
  row(
    'deadline.diagnostic_validity.erp',
    'P6M',
    '2006-06-01',
    'Durée de validité de l’état des risques et pollutions',
  ),
  row(
    'deadline.diagnostic_validity.asbestos.negative',
    'unlimited',
    '2013-04-01',
    'Repérage de l’amiante négatif',
  ),
  row(
    'deadline.diagnostic_validity.asbestos.positive',
    'P3Y',
    '2013-04-01',
    csp('R1334-20', 'évaluation périodique'),
  ),
  unverified(
    'deadline.diagnostic_validity.sanitation',
    'P3Y',
    '2011-01-01',
    'Durée de validité du contrôle de l’assainissement non collectif pour une vente',
  ),
  row('deadline.diagnostic_validity.energy_audit', 'P5Y', '2023-04-01', cch('L126-28-1')),
];

function row(key: string, value: string, validFrom: string, source: string): LegalParameter {
  return { key, value, validFrom: day(validFrom), source };
}

function unverified(key: string, value: string, validFrom: string, source: string): LegalParameter {
  return { ...row(key, value, validFrom, source), isUnverified: true };
}

function articleOf(code: string) {
  return (article: string, about?: string): string =>
    `Article ${article} ${code}${about === undefined ? '' : ` (${about})`}`;
}
