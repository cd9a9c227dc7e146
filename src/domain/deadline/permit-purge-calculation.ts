import type { Calculation } from '../explain/calculation.ts';
import { day } from '../time/day.ts';
import { permitPurge, type PermitPurge } from './permit-purge.ts';

/** How the purge of a permission comes about. */
export const permitPurgeCalculation: Calculation<PermitPurge> = {
  id: 'permit-purge',
  title: { fr: 'Purge d’une autorisation d’urbanisme', en: 'Purge of a planning permission' },
  summary: {
    fr: 'Premier jour où l’autorisation ne peut plus être ni attaquée par un tiers ni retirée par l’administration. Le recours des tiers est compté en mois francs, lecture la plus prudente des deux qui s’opposent ; la lecture stricte est donnée pour information.',
    en: 'First day on which the permission can neither be appealed by a third party nor withdrawn by the authority. The appeal is counted in clear months, the more prudent of two disputed readings; the strict one is given for information.',
  },
  validity: {
    fr: 'Autorisations depuis le 1er octobre 2007 ; le retrait d’une décision sur déclaration préalable depuis le 25 novembre 2018, à vérifier.',
    en: 'Permissions since 1 October 2007; withdrawal of a decision on a prior declaration since 25 November 2018, to be checked.',
  },
  formulas: {
    thirdPartyPurgedOn: {
      label: { fr: 'Recours des tiers purgé le', en: 'Appeal of third parties over on' },
      formula: {
        fr: 'Affichage + 2 mois + 1 jour, reporté au premier jour ouvrable, puis le lendemain',
        en: 'Posting + 2 months + 1 day, pushed to the next working day, then the day after',
      },
      figure: ({ thirdPartyPurgedOn }) => ({ unit: 'day', value: thirdPartyPurgedOn }),
      inputs: ({ thirdParty }) => [
        {
          name: { fr: 'Premier jour d’affichage', en: 'First day of posting' },
          figure: { unit: 'day', value: thirdParty?.startOn ?? null },
        },
        {
          name: { fr: 'Fin selon la lecture stricte', en: 'End by the strict reading' },
          figure: { unit: 'day', value: thirdParty?.strictEndsOn ?? null },
        },
      ],
      source: ({ thirdParty }) => thirdParty?.source ?? 'Article R600-2 du code de l’urbanisme',
      isUnverified: ({ thirdParty }) => thirdParty?.isUnverified === true,
    },
    withdrawalPurgedOn: {
      label: { fr: 'Retrait purgé le', en: 'Withdrawal over on' },
      formula: { fr: 'Décision + 3 mois, puis le lendemain', en: 'Decision + 3 months, then the day after' },
      figure: ({ withdrawalPurgedOn }) => ({ unit: 'day', value: withdrawalPurgedOn }),
      inputs: ({ withdrawal }) => [
        { name: { fr: 'Décision', en: 'Decision' }, figure: { unit: 'day', value: withdrawal.startOn } },
      ],
      source: ({ withdrawal }) => withdrawal.source,
      isUnverified: ({ withdrawal }) => withdrawal.isUnverified,
    },
    purgedOn: {
      label: { fr: 'Purgée le', en: 'Purged on' },
      formula: { fr: 'La plus tardive des deux dates', en: 'The later of the two days' },
      figure: ({ purgedOn }) => ({ unit: 'day', value: purgedOn }),
      inputs: ({ thirdPartyPurgedOn, withdrawalPurgedOn }) => [
        {
          name: { fr: 'Recours des tiers purgé le', en: 'Appeal of third parties over on' },
          figure: { unit: 'day', value: thirdPartyPurgedOn },
        },
        {
          name: { fr: 'Retrait purgé le', en: 'Withdrawal over on' },
          figure: { unit: 'day', value: withdrawalPurgedOn },
        },
      ],
    },
  },
  example: {
    given: {
      fr: 'Permis de construire accordé le 10 septembre 2026, affiché le 21 septembre 2026',
      en: 'Building permit granted on 10 September 2026, posted on 21 September 2026',
    },
    result: () =>
      permitPurge({
        permitKind: 'PC',
        decidedOn: day('2026-09-10'),
        postedOn: day('2026-09-21'),
        isContested: false,
      }),
  },
};
