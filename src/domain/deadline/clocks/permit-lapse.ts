import { InvalidInputError } from '../../domain-error.ts';
import { day } from '../../time/day.ts';
import { countFrom, plainClock, type Clock, type Run } from '../clock.ts';
import { wholeNumber } from '../context.ts';
import type { Counted } from '../count.ts';
import { countingSteps, step } from '../steps.ts';

const EXTENSION = { fr: 'prorogation au terme de la validité', en: 'extension from the end of validity' };
const DECREE = {
  fr: 'année du décret n° 2025-461 au terme de la validité',
  en: 'year of decree no. 2025-461 from the end of validity',
};

/** The decree lengthens only what was alive when it took effect. */
const DECREE_ON = day('2025-05-28');

/**
 * Lapse of a permit: each extension adds its period from the end of the one before. The decree of 2025 gives five
 * years in place of three to some permissions, without extension, and a year more to older ones; as the sources
 * differ on whether that year adds to an extension obtained, the earlier day counts.
 *
 * @throws InvalidInputError for more extensions than the law allows
 */
export function permitLapseClock(run: Run): Clock {
  const decidedOn = run.context.decidedOn ?? run.startOn;
  const fiveYears = run.seek('deadline.permit_lapse.special-5y', decidedOn);
  if (fiveYears !== null) return fiveYearClock(run, fiveYears);
  const extended = extendedClock(run);
  const yearMore = run.seek('deadline.permit_lapse.special-1y', decidedOn);
  const end = extended.chain.at(-1);
  if (yearMore === null || end === undefined || end.endsOn < DECREE_ON) return extended;
  const parameters = [...extended.parameters, yearMore];
  if ((run.context.extensionsCount ?? 0) > 0) {
    const doubtful = step('note', end.endsOn, {
      fr: 'année du décret n° 2025-461 non ajoutée à une prorogation, par prudence.',
      en: 'year of decree no. 2025-461 not added to an extension, to be prudent.',
    });
    return { ...extended, steps: [...extended.steps, doubtful], parameters, isUnverified: true };
  }
  const longer = countFrom(run, end.endsOn, yearMore.value, DECREE);
  return {
    ...extended,
    chain: [...extended.chain, longer],
    steps: [...extended.steps, ...countingSteps(longer)],
    parameters,
  };
}

function fiveYearClock(run: Run, parameter: ReturnType<Run['find']>): Clock {
  if ((run.context.extensionsCount ?? 0) !== 0) {
    throw new InvalidInputError(
      'extensionsCount',
      run.context.extensionsCount,
      'none, since a permission of five years by decree no. 2025-461 cannot be extended',
    );
  }
  const counted = countFrom(run, run.startOn, parameter.value);
  return { state: 'counted', chain: [counted], steps: countingSteps(counted), parameters: [parameter] };
}

function extendedClock(run: Run): Clock {
  const plain = plainClock(run);
  const asked = run.context.extensionsCount ?? 0;
  if (asked === 0) return plain;
  const most = run.find('deadline.permit_lapse.extensions');
  const length = run.find('deadline.permit_lapse.extension');
  const count = wholeNumber('extensionsCount', asked, Number(most.value));
  const chain: Counted[] = [...plain.chain];
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
