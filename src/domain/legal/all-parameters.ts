import { callParameters } from './call-parameters.ts';
import { corporateTaxParameters } from './corporate-tax-parameters.ts';
import { deadlineParameters } from './deadline-parameters.ts';
import { deedParameters } from './deed-parameters.ts';
import { energyParameters } from './energy-parameters.ts';
import { loanParameters } from './loan-parameters.ts';
import type { LegalParameter } from './parameter.ts';
import { rentParameters } from './rent-parameters.ts';
import { taxParameters } from './tax-parameters.ts';
import { worksParameters } from './works-parameters.ts';
import { vatParameters } from './vat-parameters.ts';

/** Every legal and tariff figure that the engine knows, by topic. */
export const legalTopics: readonly { readonly fr: string; readonly parameters: readonly LegalParameter[] }[] =
  [
    { fr: 'Actes notariés et droits de mutation', parameters: deedParameters },
    { fr: 'TVA', parameters: vatParameters },
    { fr: 'Prêts', parameters: loanParameters },
    { fr: 'Appels de fonds et intérêts de retard', parameters: callParameters },
    { fr: 'Délais', parameters: deadlineParameters },
    { fr: 'Énergie des logements', parameters: energyParameters },
    { fr: 'Loyers', parameters: rentParameters },
    { fr: 'Marchés de travaux', parameters: worksParameters },
    { fr: 'Impôts et taxes', parameters: [...taxParameters, ...corporateTaxParameters] },
  ];
