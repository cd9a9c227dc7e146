import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

const since2014 = day('2014-01-01');
const since2010 = day('2010-03-11');
const mentionSource = 'Loi de finances pour 2025, art. 41 : mention certifiée sur le devis ou la facture';

const overseas = (departmentCode: string, key: string, value: string, article: string): LegalParameter => ({
  key,
  value,
  validFrom: since2014,
  departmentCode,
  source: `CGI, art. ${article}`,
  isUnverified: true,
});

/** Value added tax: rates by kind, and the thresholds that make a building new. Rates are decimal texts. */
export const vatParameters: readonly LegalParameter[] = [
  { key: 'vat.rate.standard', value: '0.20', validFrom: since2014, source: 'CGI, art. 278' },
  { key: 'vat.rate.intermediate', value: '0.10', validFrom: since2014, source: 'CGI, art. 278 bis et 279' },
  { key: 'vat.rate.reduced', value: '0.055', validFrom: since2014, source: 'CGI, art. 278-0 bis' },
  {
    key: 'vat.rate.super_reduced',
    value: '0.021',
    validFrom: since2014,
    source: 'CGI, art. 281 quater à 281 octies et 298 septies',
    isUnverified: true,
  },
  {
    key: 'vat.rate.works.improvement',
    value: '0.10',
    validFrom: since2014,
    source: 'CGI, art. 279-0 bis',
  },
  {
    key: 'vat.rate.works.energy',
    value: '0.055',
    validFrom: since2014,
    source: 'CGI, art. 278-0 bis A',
  },
  {
    key: 'vat.rate.housing.reduced',
    value: '0.055',
    validFrom: since2014,
    source: 'CGI, art. 278 sexies',
    isUnverified: true,
  },
  ...['971', '972', '974'].flatMap((department) => [
    overseas(department, 'vat.rate.standard', '0.085', '296'),
    overseas(department, 'vat.rate.intermediate', '0.021', '296'),
    overseas(department, 'vat.rate.reduced', '0.021', '296'),
    overseas(department, 'vat.rate.works.improvement', '0.021', '296'),
    overseas(department, 'vat.rate.works.energy', '0.021', '296'),
    overseas(department, 'vat.rate.housing.reduced', '0.021', '296'),
  ]),
  ...['973', '976'].flatMap((department) =>
    [
      'standard',
      'intermediate',
      'reduced',
      'super_reduced',
      'works.improvement',
      'works.energy',
      'housing.reduced',
    ].map((kind) => overseas(department, `vat.rate.${kind}`, '0', '294')),
  ),
  {
    key: 'vat.new_building.years',
    value: '5',
    validFrom: since2010,
    source: 'CGI, art. 257, I, 2, 2° et art. 261, 5, 2°',
  },
  {
    key: 'vat.renewal.major_share',
    value: '0.5',
    validFrom: since2010,
    source: 'CGI, art. 257, I, 2, 2°, a à c',
  },
  {
    key: 'vat.renewal.secondary_share',
    value: '2/3',
    validFrom: since2010,
    source: 'CGI, art. 257, I, 2, 2°, d et annexe II, art. 245 A (deux tiers)',
  },
  {
    key: 'vat.works.housing_years',
    value: '2',
    validFrom: since2014,
    source: 'CGI, art. 279-0 bis',
  },
  {
    key: 'vat.works.area_share',
    value: '0.10',
    validFrom: since2014,
    source: 'CGI, art. 279-0 bis ; BOI-TVA-LIQ-30-20-90-30',
  },
  {
    key: 'vat.works.attestation',
    value: 'form',
    validFrom: since2014,
    validTo: day('2025-02-15'),
    source: 'CGI, art. 279-0 bis, rédaction antérieure au 16 février 2025 : attestation du client',
    isUnverified: true,
  },
  {
    key: 'vat.works.attestation',
    // A certified mention on the quote or invoice takes the place of the form since then.
    value: 'mention',
    validFrom: day('2025-02-16'),
    source: mentionSource,
  },
  {
    key: 'vat.works.attestation_years',
    value: '5',
    validFrom: since2014,
    validTo: day('2025-02-15'),
    source: 'CGI, art. 279-0 bis, rédaction antérieure au 16 février 2025',
    isUnverified: true,
  },
  {
    key: 'vat.works.attestation_years',
    value: '5',
    validFrom: day('2025-02-16'),
    source: mentionSource,
  },
  {
    key: 'vat.reverse_charge.subcontracted',
    value: '1',
    validFrom: since2014,
    source: 'CGI, art. 283, 2 nonies ; BOI-TVA-DECLA-10-10-20 (contrats de sous-traitance de travaux)',
  },
  ...franchise('goods', '8500000', '9350000'),
  ...franchise('services', '3750000', '4125000'),
];

/** Turnover in cents below which no VAT is charged, and up to which a year may rise. */
function franchise(kind: string, value: string, raised: string): readonly LegalParameter[] {
  const row = {
    validFrom: day('2026-01-01'),
    source: 'CGI, art. 293 B ; seuils de 2026',
    isUnverified: true,
  };
  return [
    { ...row, key: `vat.franchise.${kind}`, value },
    { ...row, key: `vat.franchise.${kind}.raised`, value: raised },
  ];
}
