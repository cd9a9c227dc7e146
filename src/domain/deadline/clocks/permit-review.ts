import type { Text } from '../../explain/calculation.ts';
import { countFrom, type Clock, type Run } from '../clock.ts';
import { interruptionOf, wholeNumber } from '../context.ts';
import { countPeriod, type Counted } from '../count.ts';
import { longDay } from '../day-words.ts';
import { parameterKey } from '../parameter-key.ts';
import { lengthenByMonths, parsePeriod, periodWords } from '../period.ts';
import { countingSteps, step } from '../steps.ts';

const COMPLETED = { fr: 'dossier complété', en: 'application completed' };
const NO_PERMISSION = {
  fr: 'le silence ne vaut pas autorisation, la décision est à vérifier',
  en: 'silence is no permission, the decision must be looked at',
};

/**
 * Review of an application: longer by the months notified; a request for missing pieces within a month of
 * filing stops it, and the completed application starts a full period again.
 */
export function permitReviewClock(run: Run): Clock {
  const parameter = run.find(parameterKey(run.kind, run.context));
  const site = run.context.isProtectedSite === true ? run.find('deadline.permit_review.extra') : null;
  const siteMonths = site === null ? 0 : parsePeriod(site.value).count;
  const extraMonths = wholeNumber('extraMonths', run.context.extraMonths ?? 0, 24) + siteMonths;
  const used = site === null ? [parameter] : [parameter, site];
  const count = (startOn: Counted['startOn'], event: Text = run.definition.event): Counted =>
    countPeriod({
      event,
      startOn,
      period: lengthenByMonths(parsePeriod(parameter.value), extraMonths),
      rule: run.definition.rule,
      region: run.region,
    });
  const filed = count(run.startOn);
  const base: Clock = {
    state: 'counted',
    chain: [filed],
    steps: [...majoration(filed, parameter.value, extraMonths), ...countingSteps(filed)],
    parameters: used,
    ...(run.context.isSilenceNoPermission ? { effect: NO_PERMISSION } : {}),
  };
  const interruption = interruptionOf(run.startOn, run.context);
  if (interruption === null) return base;

  const { requestedOn, suppliedOn } = interruption;
  const limit = run.find('deadline.permit_pieces_request');
  const parameters = [...used, limit];
  const requestableUntil = countFrom(run, run.startOn, limit.value).endsOn;
  if (requestedOn > requestableUntil) {
    const until = longDay(requestableUntil);
    const late = step('ignored', requestedOn, {
      fr: `pièces demandées après le ${until.fr}, sans effet sur le délai.`,
      en: `missing pieces requested after ${until.en}, without effect on the period.`,
    });
    return { ...base, steps: [...base.steps, late], parameters };
  }
  const asked = longDay(requestedOn);
  const stopped = step('stopped', requestedOn, {
    fr: 'pièces manquantes demandées. Le délai ne court plus.',
    en: 'missing pieces requested. The period no longer runs.',
  });
  const preamble = {
    fr: `Dossier déclaré incomplet le ${asked.fr} : un délai entier court du jour où il est complété.`,
    en: `Application declared incomplete on ${asked.en}: a full period runs from the day it is completed.`,
  };
  if (suppliedOn === null) {
    return {
      ...base,
      state: 'stopped',
      steps: [...base.steps, stopped],
      preamble,
      isAltered: true,
      parameters,
    };
  }
  const again = count(suppliedOn, COMPLETED);
  const resumed = step('resumed', suppliedOn, {
    fr: 'dossier complété. Un délai entier recommence.',
    en: 'application completed. A full period starts again.',
  });
  return {
    ...base,
    chain: [filed, again],
    steps: [...base.steps, stopped, resumed, ...countingSteps(again).slice(1)],
    preamble,
    isAltered: true,
    parameters,
  };
}

function majoration({ startOn, period }: Counted, base: string, extraMonths: number) {
  if (extraMonths === 0) return [];
  const [whole, short] = [periodWords(period), periodWords(parsePeriod(base))];
  const note = {
    fr: `délai de ${short.fr} majoré de ${extraMonths} mois, soit ${whole.fr}.`,
    en: `period of ${short.en} and ${extraMonths} more, ${whole.en} in all.`,
  };
  return [step('note', startOn, note)];
}
