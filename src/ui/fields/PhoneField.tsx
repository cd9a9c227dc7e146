import { phoneProblem } from '#domain/identity/phone-problem.ts';
import { parsePhone, phoneText } from '#domain/identity/phone.ts';
import * as identifierMessages from '#messages/identifiers.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ParsedField, type ParsedFieldBase } from './ParsedField.tsx';

export interface PhoneFieldProps extends Omit<ParsedFieldBase<string>, 'value'> {
  value: string | null | undefined;
  /** `off` for somebody else's number. */
  autoComplete?: 'tel' | 'off';
}

/**
 * A telephone number, French or of any country, as people write it: « 06 39 98 12 34 » once left, E.164
 * (`+33639981234`) for the form. A text that is none goes as it is, which the schemas refuse.
 */
export function PhoneField({ value, autoComplete = 'tel', ...field }: PhoneFieldProps) {
  const t = useMessages(identifierMessages);
  return (
    <ParsedField
      {...field}
      value={value ?? ''}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      parse={parsePhone}
      format={phoneText}
      empty=""
      unreadable={(text) => text}
      problemOf={(text) => {
        const problem = phoneProblem(text);
        return problem === null
          ? undefined
          : t(`phone.${problem.kind}`, 'count' in problem ? { count: problem.count } : { count: 0 });
      }}
    />
  );
}
