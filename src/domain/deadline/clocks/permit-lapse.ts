import { countFrom, plainClock, type Clock, type Run } from '../clock.ts';
import { wholeNumber } from '../context.ts';
import { countingSteps } from '../steps.ts';

const EXTENSION = { fr: 'prorogation au terme de la validité', en: 'extension from the end of validity' };

/** Lapse of a permit: each extension adds its period from the end of the one before. */
export function permitLapseClock(run: Run): Clock {
  const plain = plainClock(run);
  const asked = run.context.extensionsCount ?? 0;
  if (asked === 0) return plain;
  const most = run.find('deadline.permit_lapse.extensions');
  const length = run.find('deadline.permit_lapse.extension');
  const count = wholeNumber('extensionsCount', asked, Number(most.value));
  const chain = [...plain.chain];
  const steps = [...plain.steps];
  for (let index = 0; index < count; index += 1) {
    const before = chain.at(-1);
    if (before === undefined) break;
    const extended = countFrom(run, before.endsOn, length.value, EXTENSION);
    chain.push(extended);
    steps.push(...countingSteps(extended));
  }
  return { ...plain, chain, steps, parameters: [...plain.parameters, length, most] };
}
