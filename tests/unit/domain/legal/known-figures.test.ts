import { describe, expect, test } from 'vitest';
import { legalTopics } from '#domain/legal/all-parameters.ts';
import { findParameter, LegalParameterError } from '#domain/legal/parameter.ts';
import { day } from '#domain/time/day.ts';

/**
 * The figures of law as they were established on 20 November 2026, copied from the inquiry by hand: key, day, place,
 * value. `?` marks what rests on no text, or on a single account, so that screens say that it is to be reviewed.
 */
const established = `
deed.duty.department 2026-11-20 75 0.0500
deed.duty.department 2026-11-20 69-M 0.0500
deed.duty.department 2025-04-30 69-M 0.0450
deed.duty.department 2026-11-20 05 0.0450
deed.duty.department 2026-11-20 36 0.0380
deed.duty.department 2022-05-31 38 0.0380
deed.duty.department.block-sale 2026-11-20 65 0.0380 ?
deed.duty.department.first-time-buyer-max 2025-04-01 - 0.0450
deed.duty.idf-additional 2026-11-20 75 0.0060
deed.duty.rounding 2026-11-20 - 100
deed.duty.levy.standard 2026-11-20 - 0.0237
deed.duty.levy.reduced 2026-11-20 - 0.0214
deed.security-contribution.rate 2026-11-20 - 0.0010
deed.security-contribution.minimum 2026-11-20 - 1500 ?
deed.emoluments.sale.bands 2026-11-20 - 650000:0.03870 1700000:0.01596 6000000:0.01064 *:0.00799
deed.emoluments.cap 2026-11-20 - 0.10
deed.emoluments.minimum 2026-11-20 - 9000
deed.emoluments.rebate.max 2026-11-20 - 0.20 ?
deed.emoluments.rebate.threshold 2026-11-20 - 10000000
deed.emoluments.rebate.large.max 2026-11-20 - 0.40 ?
deed.emoluments.rebate.large.threshold 2026-11-20 - 1000000000 ?
deed.emoluments.overseas-uplift 2026-11-20 971 0.23 ?
deed.emoluments.overseas-uplift 2026-11-20 972 0.24 ?
deed.emoluments.overseas-uplift 2026-11-20 973 0.20 ?
deed.emoluments.overseas-uplift 2026-11-20 974 0.36 ?
deed.emoluments.overseas-uplift 2026-11-20 976 0.36 ?
loan.deed.emoluments.bands 2026-11-20 - 650000:0.01290 1700000:0.00532 6000000:0.00355 *:0.00266
loan.deed.emoluments.professional.bands 2026-11-20 - 650000:0.02128 1700000:0.00878 6000000:0.00585 *:0.00439 ?
vat.rate.standard 2026-11-20 - 0.20
vat.rate.standard 2026-11-20 974 0.085 ?
vat.rate.standard 2026-11-20 973 0 ?
vat.rate.super_reduced 2026-11-20 - 0.021 ?
vat.rate.housing.reduced 2026-11-20 - 0.055 ?
vat.rate.works.improvement 2026-11-20 - 0.10
vat.rate.works.energy 2026-11-20 - 0.055
vat.works.housing_years 2026-11-20 - 2
vat.works.area_share 2026-11-20 - 0.10
vat.works.attestation 2025-02-15 - form ?
vat.works.attestation 2025-02-16 - mention
vat.works.attestation_years 2025-02-16 - 5
vat.renewal.major_share 2026-11-20 - 0.5
vat.renewal.secondary_share 2026-11-20 - 2/3
vat.reverse_charge.subcontracted 2014-01-01 - 1
vat.franchise.goods 2026-11-20 - 8500000 ?
vat.franchise.goods.raised 2026-11-20 - 9350000 ?
vat.franchise.services 2026-11-20 - 3750000 ?
vat.franchise.services.raised 2026-11-20 - 4125000 ?
tax.corporate.rate 2026-11-20 - 0.25
tax.corporate.reduced.rate 2026-11-20 - 0.15
tax.corporate.reduced.threshold 2026-11-20 - 4250000
tax.corporate.reduced.threshold 2022-12-30 - 3812000
tax.development.value 2024-06-01 33 91400
tax.development.value 2025-06-01 75 105400
tax.development.value 2026-11-20 33 89200
tax.development.value 2026-11-20 92 101100
tax.development.abatement.rate 2026-11-20 - 0.50
tax.development.abatement.area 2026-11-20 - 100
tax.archaeology.rate 2026-11-20 - 0.0040 ?
tax.archaeology.per_m2 2025-06-01 - 71 ?
tax.archaeology.ground_area 2026-11-20 - 3000 ?
tax.late-interest.monthly 2026-11-20 - 0.0020 ?
interest.legal.professional 2026-11-20 - 0.0275
interest.legal.professional 2026-06-30 - 0.0262
interest.legal.natural-person 2026-11-20 - 0.0684 ?
interest.legal.natural-person 2026-06-30 - 0.0667
interest.legal.natural-person 2025-07-01 - 0.0665
interest.legal.natural-person 2025-01-01 - 0.0721
interest.legal.natural-person 2024-07-01 - 0.0816
call.vefa.foundations 2026-11-20 - 0.35
call.vefa.watertight 2026-11-20 - 0.70
call.vefa.completion 2026-11-20 - 0.95
call.vefa.penalty_monthly 2026-11-20 - 0.01
call.vir.half_works 2026-11-20 - 0.50
call.vir.completion 2026-11-20 - 0.95
call.vir.penalty_points 2026-11-20 - 0.02
works.retention.max 2026-11-20 - 0.05
works.subcontractor.direct_action 2026-11-20 - P1M
works.subcontractor.direct_payment 2026-11-20 - 60000
deadline.retention_release 2026-11-20 - P1Y
deadline.buyer_withdrawal 2026-11-20 - P10D
deadline.loan_condition 2026-11-20 - P1M
deadline.loan_offer_acceptance 2026-11-20 - P10D ?
deadline.loan_offer_validity 2026-11-20 - P30D ?
deadline.urban_preemption 2026-11-20 - P2M
deadline.urban_preemption.floor 2026-11-20 - P1M ?
deadline.preemption_waiver 2026-11-20 - P3Y
deadline.preemption_waiver.court 2026-11-20 - P5Y
deadline.rural_preemption 2026-11-20 - P2M
deadline.permit_pieces_request 2026-11-20 - P1M
deadline.permit_pieces_supply 2026-11-20 - P3M
deadline.permit_deferral 2026-11-20 - P2Y
deadline.permit_confirmation 2026-11-20 - P2M
deadline.permit_final_review 2026-11-20 - P2M
deadline.permit_review.extra 2026-11-20 - P1M
deadline.permit_review.CU_info 2026-11-20 - P1M ?
deadline.permit_review.CU_op 2026-11-20 - P2M ?
deadline.permit_review.PC_modif 2026-11-20 - P3M ?
deadline.permit_lapse.extension 2026-11-20 - P1Y
deadline.permit_lapse.extensions 2026-11-20 - 2
deadline.permit_lapse.special-5y 2024-05-28 - P5Y
deadline.permit_lapse.special-1y 2022-05-27 - P1Y
deadline.authority_withdrawal 2026-11-20 - P3M
deadline.authority_withdrawal.DP 2026-11-20 - P3M
deadline.third_party_appeal 2026-11-20 - P2M
deadline.informal_appeal 2025-11-28 - P1M
deadline.late_appeal 2026-11-20 - P6M
deadline.completion_guarantee 2026-11-20 - P1Y
deadline.equipment_guarantee 2026-11-20 - P2Y
deadline.structural_guarantee 2026-11-20 - P10Y
deadline.diagnostic_validity.lead.positive 2026-11-20 - P1Y
deadline.diagnostic_validity.lead.negative 2026-11-20 - unlimited
deadline.diagnostic_validity.termites 2026-11-20 - P6M
deadline.diagnostic_validity.gas 2026-11-20 - P3Y
deadline.diagnostic_validity.electricity 2026-11-20 - P3Y
deadline.diagnostic_validity.dpe 2026-11-20 - P10Y
deadline.diagnostic_validity.erp 2026-11-20 - P6M
deadline.diagnostic_validity.asbestos.negative 2026-11-20 - unlimited
deadline.diagnostic_validity.asbestos.positive 2026-11-20 - P3Y
deadline.diagnostic_validity.sanitation 2026-11-20 - P3Y ?
deadline.diagnostic_validity.energy_audit 2026-11-20 - P5Y
energy.audit.G 2023-04-01 33 yes
energy.audit.F 2023-04-01 33 yes
energy.audit.E 2025-01-01 33 yes
energy.audit.D 2034-01-01 33 yes
energy.letting.barred.G 2025-01-01 33 yes
energy.letting.barred.F 2028-01-01 33 yes
energy.letting.barred.E 2034-01-01 33 yes
energy.dpe.first_day 2025-01-01 - 2021-07-01
`;

const all = legalTopics.flatMap(({ parameters }) => parameters);
const rows = established.trim().split('\n');

describe('the figures of law that were established', () => {
  test.each(rows)('%s', (row) => {
    const [key = '', on = '', place = '', ...rest] = row.split(' ');
    const isFlagged = rest.at(-1) === '?';
    const value = (isFlagged ? rest.slice(0, -1) : rest).join(' ');
    const found = findParameter(all, key, day(on), place === '-' ? null : place);
    expect([found.value, found.isUnverified === true]).toEqual([value, isFlagged]);
  });

  test.each([
    ['deed.duty.department', '2026-03-01', '27'],
    ['deed.duty.department', '2026-03-01', '976'],
    ['tax.archaeology.per_m2', '2026-11-20', null],
    ['energy.audit.G', '2026-11-20', '974'],
    ['energy.letting.barred.G', '2026-11-20', '974'],
    ['interest.legal.professional', '2027-01-01', null],
    ['tax.development.value', '2027-01-01', '33'],
  ] as const)('%s on %s in %s is not known: it is refused, not guessed', (key, on, place) => {
    expect(() => findParameter(all, key, day(on), place)).toThrow(LegalParameterError);
  });
});
