import { sirenProblem, siretProblem } from '#domain/identity/siren-problem.ts';
import { formatSiren, parseSiren, parseSiret } from '#domain/identity/siren.ts';
import * as identifierMessages from '#messages/identifiers.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ParsedField, type ParsedFieldBase } from './ParsedField.tsx';

export interface SirenFieldProps extends Omit<ParsedFieldBase<string>, 'value' | 'label'> {
  value: string | null | undefined;
  /** « SIREN » or « SIRET » by default. */
  label?: string;
}

/**
 * The number of a company: « 000 100 107 » once left, nine digits for the form, checked as it is left. A text
 * that is none goes as it is, which the schemas refuse.
 */
export function SirenField(props: SirenFieldProps) {
  return <CompanyNumber {...props} kind="siren" />;
}

/** The number of an establishment: « 000 100 107 00010 » once left, fourteen digits for the form. */
export function SiretField(props: SirenFieldProps) {
  return <CompanyNumber {...props} kind="siret" />;
}

const rules = {
  siren: { parse: parseSiren, problem: sirenProblem },
  siret: { parse: parseSiret, problem: siretProblem },
} as const;

function CompanyNumber({ kind, value, label, ...field }: SirenFieldProps & { kind: keyof typeof rules }) {
  const t = useMessages(identifierMessages);
  const { parse, problem: problemIn } = rules[kind];
  return (
    <ParsedField
      {...field}
      label={label ?? t(`${kind}.label`)}
      value={value ?? ''}
      inputMode="numeric"
      parse={parse}
      format={(text) => {
        const number = parse(text);
        return number === null ? text : formatSiren(number);
      }}
      empty=""
      unreadable={(text) => text}
      problemOf={(text) => {
        const problem = problemIn(text);
        if (problem === null) return undefined;
        return problem.kind === 'length'
          ? t(`${kind}.length`, { count: problem.count })
          : t(`${kind}.${problem.kind}`);
      }}
    />
  );
}
