import { InvalidInputError } from '../domain-error.ts';
import type { DeadlineContext } from './context.ts';
import type { DeadlineKind } from './definitions.ts';

/**
 * Key of the legal parameter that holds the period of a deadline in its context.
 *
 * @throws InvalidInputError when the context lacks what decides it
 */
export function parameterKey(kind: DeadlineKind, context: DeadlineContext): string {
  const key = `deadline.${kind}`;
  switch (kind) {
    case 'permit_review':
      return `${key}.${required('permitKind', context)}`;
    case 'diagnostic_validity':
      return `${key}.${diagnosticKey(context)}`;
    case 'resale_commitment':
      return `${key}.${context.resaleYears ?? 5}`;
    case 'authority_withdrawal':
      return context.permitKind === 'DP' ? `${key}.DP` : key;
    case 'preemption_waiver':
      return context.isPriceByCourt ? `${key}.court` : key;
    case 'tenant_deed':
      return context.usesLoan ? `${key}.loan` : key;
    case 'conformity':
      return context.isInspectionMandatory ? `${key}.inspection` : key;
    default:
      return key;
  }
}

function diagnosticKey(context: DeadlineContext): string {
  const diagnostic = required('diagnostic', context);
  if (diagnostic !== 'lead' && diagnostic !== 'asbestos') return diagnostic;
  return `${diagnostic}.${(context.isPositive ?? true) ? 'positive' : 'negative'}`;
}

function required<Name extends 'permitKind' | 'diagnostic'>(
  name: Name,
  context: DeadlineContext,
): NonNullable<DeadlineContext[Name]> {
  const value = context[name];
  if (value === undefined) throw new InvalidInputError(name, value, 'one, since the period depends on it');
  return value;
}
