import { countFrom, plainClock, type Clock, type Run } from '../clock.ts';
import { longDay } from '../day-words.ts';
import { parameterKey } from '../parameter-key.ts';
import { countingSteps, step } from '../steps.ts';

const DELIVERY = {
  fr: 'remise des documents de la copropriété',
  en: 'delivery of the documents of the copropriété',
};

/** The buyer’s withdrawal: it runs from the later of the notice and the delivery of the documents that are due. */
export function withdrawalClock(run: Run): Clock {
  const { documentsOn } = run.context;
  if (documentsOn === undefined || (documentsOn !== null && documentsOn <= run.startOn))
    return plainClock(run);
  const parameter = run.find(parameterKey(run.kind, run.context));
  const notified = longDay(run.startOn);
  if (documentsOn === null) {
    const preamble = {
      fr: `Première présentation le ${notified.fr}, mais les documents de la copropriété n’ont pas été remis : le délai ne court pas.`,
      en: `First presentation on ${notified.en}, but the documents of the copropriété were not delivered: the period has not started.`,
    };
    const waiting = step('stopped', run.startOn, {
      fr: 'première présentation. Le délai attend la remise des documents de la copropriété.',
      en: 'first presentation. The period waits for the documents of the copropriété.',
    });
    return {
      state: 'waiting',
      chain: [],
      steps: [waiting],
      preamble,
      isAltered: true,
      parameters: [parameter],
    };
  }
  const counted = countFrom(run, documentsOn, parameter.value, DELIVERY);
  const presented = step('note', run.startOn, {
    fr: 'première présentation. Le délai ne court que de la remise des documents, plus tardive.',
    en: 'first presentation. The period runs only from the later delivery of the documents.',
  });
  return {
    state: 'counted',
    chain: [counted],
    steps: [presented, ...countingSteps(counted)],
    preamble: {
      fr: `Première présentation le ${notified.fr} ; le délai ne court que de la remise des documents de la copropriété.`,
      en: `First presentation on ${notified.en}; the period runs only from the delivery of the documents of the copropriété.`,
    },
    isAltered: true,
    parameters: [parameter],
  };
}
