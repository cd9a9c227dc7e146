import { useState } from 'react';
import type { IbanProblem } from '#domain/identity/iban-problem.ts';
import { formatIban, parseIban } from '#domain/identity/iban.ts';
import type { fr } from '#messages/iban.ts';
import * as ibanMessages from '#messages/iban.ts';
import { useMessages, type Translate } from '#runtime/locale/messages.ts';
import { ParsedField, type ParsedFieldBase } from './ParsedField.tsx';

export interface IbanFieldProps extends Omit<ParsedFieldBase<string>, 'value'> {
  value: string | null | undefined;
}

/** What was found wrong, and with which text. */
interface Found {
  readonly text: string;
  readonly problem: IbanProblem;
}

/**
 * An account number: grouped by four once left, without blanks for the form. The structures of all countries,
 * by which the field tells what is wrong, are fetched when it is left with something wrong.
 */
export function IbanField({ value, onBlur, ...field }: IbanFieldProps) {
  const t = useMessages(ibanMessages);
  const [found, setFound] = useState<Found | null>(null);
  const text = value ?? '';

  const leave = async () => {
    onBlur?.();
    if (text === '') return;
    // Without this code the form's own refusal stands alone.
    const code = await import('#domain/identity/iban-problem.ts').catch(() => null);
    const problem = code?.ibanProblem(text) ?? null;
    setFound(problem && { text, problem });
  };
  const problemOf = (typed: string) => (found?.text === typed ? wording(t, found.problem) : undefined);
  return (
    <ParsedField
      {...field}
      value={text}
      onBlur={() => void leave()}
      parse={parseIban}
      format={(written) => {
        const iban = parseIban(written);
        return iban === null ? written : formatIban(iban);
      }}
      empty=""
      unreadable={(written) => written}
      problemOf={problemOf}
      error={problemOf(text) ?? field.error}
      placeholder={field.placeholder ?? 'FR76 …'}
    />
  );
}

function wording(t: Translate<typeof fr>, problem: IbanProblem): string {
  switch (problem.kind) {
    case 'country':
      return t('country', problem);
    case 'length':
      return t('length', problem);
    case 'format':
      return t('format', problem);
    default:
      return t(problem.kind);
  }
}
