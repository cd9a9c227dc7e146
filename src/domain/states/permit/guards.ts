import { inBrackets, isAtLeast, isKnown, isNotAfter, isOver } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { PermitFacts } from './facts.ts';

type PermitGuard = Guard<PermitFacts>;

export const isRequestInTime: PermitGuard = {
  code: 'request_too_late',
  holds: ({ missingRequestedOn, missingRequestUntil, filedOn }) =>
    !isKnown(missingRequestedOn) ||
    (isNotAfter(missingRequestedOn, missingRequestUntil) && isNotAfter(filedOn, missingRequestedOn)),
  text: ({ missingRequestUntil }) => {
    const until = inBrackets(missingRequestUntil);
    return {
      fr: `La demande de pièces doit arriver après le dépôt et dans le mois qui le suit${until.fr} : plus tard, elle n’arrête pas l’instruction.`,
      en: `Missing pieces must be asked for after the filing and within one month of it${until.en}: later, the review is not stopped.`,
    };
  },
};

export const isCompletedAfterRequest: PermitGuard = {
  code: 'completed_before_request',
  holds: ({ missingRequestedOn, completedOn }) =>
    !isKnown(completedOn) || isNotAfter(missingRequestedOn, completedOn),
  text: {
    fr: 'Le dossier ne peut pas être complété avant la demande de pièces : corrigez la date.',
    en: 'The application cannot be completed before pieces were asked for: correct the day.',
  },
};

export const isSupplyOver: PermitGuard = {
  code: 'supply_running',
  holds: ({ piecesDueOn }, { today }) => isOver(piecesDueOn, today),
  text: ({ piecesDueOn }) => {
    const until = inBrackets(piecesDueOn);
    return {
      fr: `Les pièces demandées peuvent encore être envoyées${until.fr} : complétez le dossier.`,
      en: `The pieces asked for may still be sent${until.en}: complete the application.`,
    };
  },
  source: 'Article R423-39 du code de l’urbanisme',
};

export const isDeferralInTime: PermitGuard = {
  code: 'deferral_too_long',
  holds: ({ deferredOn, deferredUntilOn, deferralMaxOn }) =>
    !isKnown(deferredUntilOn) ||
    (isNotAfter(deferredOn, deferredUntilOn) && isNotAfter(deferredUntilOn, deferralMaxOn)),
  text: ({ deferralMaxOn }) => {
    const until = inBrackets(deferralMaxOn);
    return {
      fr: `Un sursis à statuer commence avec sa décision et dure deux ans au maximum${until.fr} : corrigez la fin du sursis.`,
      en: `A decision may be deferred from that day for two years at most${until.en}: correct the end of the deferral.`,
    };
  },
  source: 'Article L424-1 du code de l’urbanisme',
};

export const isFirstDeferral: PermitGuard = {
  code: 'deferred_before',
  kind: 'overridable',
  holds: ({ requestConfirmedOn }) => !isKnown(requestConfirmedOn),
  text: {
    fr: 'Un nouveau sursis ne peut pas avoir le même motif, et tous ensemble durent trois ans au maximum : contestez-le, ou donnez son fondement.',
    en: 'Another deferral may not have the same ground, and all of them last three years at most: contest it, or give its ground.',
  },
  source: 'Article L424-1 du code de l’urbanisme',
};

export const isConfirmedInTime: PermitGuard = {
  code: 'confirmed_out_of_time',
  holds: ({ deferredUntilOn, requestConfirmedOn, confirmationDueOn }) =>
    !isKnown(requestConfirmedOn) ||
    (isKnown(deferredUntilOn) &&
      requestConfirmedOn > deferredUntilOn &&
      isNotAfter(requestConfirmedOn, confirmationDueOn)),
  text: ({ deferredUntilOn, confirmationDueOn }) => {
    const [from, until] = [inBrackets(deferredUntilOn), inBrackets(confirmationDueOn)];
    return {
      fr: `La demande se confirme après la fin du sursis${from.fr} et dans les deux mois qui la suivent${until.fr} : plus tard, déposez une nouvelle demande.`,
      en: `The request is confirmed after the end of the deferral${from.en} and within the two months that follow${until.en}: later, file a new one.`,
    };
  },
  source: 'Article L424-1 du code de l’urbanisme',
};

export const isRedeclaredAfterContest: PermitGuard = {
  code: 'redeclared_before_contest',
  holds: ({ contestedOn, redeclaredOn }) => !isKnown(redeclaredOn) || isNotAfter(contestedOn, redeclaredOn),
  text: {
    fr: 'La nouvelle déclaration ne peut pas précéder la contestation : corrigez la date.',
    en: 'The new declaration may not come before the contest: correct the day.',
  },
};

export const isReviewOver: PermitGuard = {
  code: 'review_running',
  holds: ({ decisionDueOn }, { today }) => isOver(decisionDueOn, today),
  text: ({ decisionDueOn }) => {
    const until = inBrackets(decisionDueOn);
    return {
      fr: `L’instruction est en cours${until.fr} : attendez la décision ou la fin du délai.`,
      en: `The review is under way${until.en}: wait for the decision or the end of the period.`,
    };
  },
  source: 'Article R423-23 du code de l’urbanisme',
};

export const doesSilencePermit: PermitGuard = {
  code: 'silence_refuses',
  kind: 'overridable',
  holds: ({ isSilenceNoPermission }) => isSilenceNoPermission === false,
  text: {
    fr: 'En périmètre protégé (ABF), le silence peut valoir refus : vérifiez la décision en mairie.',
    en: 'In protected surroundings silence may refuse: ask the town hall for the decision.',
  },
};

export const isPostedAfterDecision: PermitGuard = {
  code: 'posted_before_decision',
  holds: ({ decisionOn, postedOn }) => !isKnown(postedOn) || isNotAfter(decisionOn, postedOn),
  text: {
    fr: 'La date d’affichage ne peut pas précéder la décision : corrigez l’une des deux.',
    en: 'The day of posting may not come before the decision: correct one of them.',
  },
};

export const isPostingProved: PermitGuard = {
  code: 'posting_not_proved',
  kind: 'confirmable',
  holds: ({ postingProofsCount }) => isAtLeast(postingProofsCount, 1),
  text: {
    fr: 'Ajoutez un constat d’affichage : la purge ne pourra pas être prouvée.',
    en: 'Add a report of the posting: without it no one can prove that the permit is final.',
  },
};

export const isThirdPartyOver: PermitGuard = {
  code: 'third_party_running',
  holds: ({ thirdPartyEndsOn }, { today }) => isOver(thirdPartyEndsOn, today),
  text: ({ thirdPartyEndsOn }) => {
    const until = inBrackets(thirdPartyEndsOn);
    return {
      fr: `Le recours des tiers est encore possible${until.fr} : attendez la fin du délai.`,
      en: `Third parties may still appeal${until.en}: wait for the end of the period.`,
    };
  },
  source: 'Article R600-2 du code de l’urbanisme',
};

export const isWithdrawalOver: PermitGuard = {
  code: 'withdrawal_running',
  holds: ({ withdrawalEndsOn }, { today }) => isOver(withdrawalEndsOn, today),
  text: ({ withdrawalEndsOn }) => {
    const until = inBrackets(withdrawalEndsOn);
    return {
      fr: `L’administration peut encore retirer l’autorisation${until.fr} : attendez la fin du délai.`,
      en: `The authority may still withdraw the permission${until.en}: wait for the end of the period.`,
    };
  },
  source: 'Article L424-5 du code de l’urbanisme',
};

export const hasNoAppeal: PermitGuard = {
  code: 'appeal_open',
  holds: ({ hasOpenAppeal }) => hasOpenAppeal === false,
  text: {
    fr: 'Un recours est en cours, ou son absence n’est pas attestée : enregistrez-le ou demandez le certificat de non-recours.',
    en: 'An appeal is open, or nobody has certified that there is none: record it or ask for the certificate.',
  },
};

export const isAppealLost: PermitGuard = {
  code: 'appeal_won',
  holds: ({ appealOutcome }) => appealOutcome !== 'annulled',
  text: {
    fr: 'Le recours a fait annuler l’autorisation : enregistrez l’annulation, puis déposez une nouvelle demande.',
    en: 'The appeal annulled the permission: record the annulment, then file a new application.',
  },
};

export const isWithdrawnInTime: PermitGuard = {
  code: 'withdrawn_too_late',
  holds: ({ authorityWithdrewOn, withdrawalEndsOn }) =>
    !isKnown(authorityWithdrewOn) || isNotAfter(authorityWithdrewOn, withdrawalEndsOn),
  text: ({ withdrawalEndsOn }) => {
    const until = inBrackets(withdrawalEndsOn);
    return {
      fr: `L’administration ne peut retirer l’autorisation que dans les trois mois de la décision${until.fr} : vérifiez la date, ou contestez ce retrait.`,
      en: `The authority may withdraw the permission within three months of the decision only${until.en}: check the day, or contest the withdrawal.`,
    };
  },
  source: 'Article L424-5 du code de l’urbanisme',
};

export const areWorksNotStarted: PermitGuard = {
  code: 'works_started',
  holds: ({ workOpenedOn }) => !isKnown(workOpenedOn),
  text: {
    fr: 'Le chantier est ouvert : l’autorisation ne périme plus par défaut de commencement.',
    en: 'The works are open: the permission no longer lapses for want of a start.',
  },
};

export const isStartPeriodOver: PermitGuard = {
  code: 'not_lapsed',
  holds: ({ lapsesOn }, { today }) => isOver(lapsesOn, today),
  text: ({ lapsesOn }) => {
    const until = inBrackets(lapsesOn);
    return {
      fr: `L’autorisation est encore valable${until.fr} : rien n’est à faire.`,
      en: `The permission is still valid${until.en}: nothing needs doing.`,
    };
  },
  source: 'Article R424-17 du code de l’urbanisme',
};

export const isConformityGiven: PermitGuard = {
  code: 'conformity_running',
  holds: ({ conformityEndsOn, conformityAttestedOn }, { today }) =>
    isKnown(conformityAttestedOn) || isOver(conformityEndsOn, today),
  text: ({ conformityEndsOn }) => {
    const until = inBrackets(conformityEndsOn);
    return {
      fr: `La mairie peut encore contester la conformité${until.fr} : attendez la fin du délai ou enregistrez l’attestation.`,
      en: `The town hall may still contest the conformity${until.en}: wait for the end of the period or record the certificate.`,
    };
  },
  source: 'Article R462-6 du code de l’urbanisme',
};
