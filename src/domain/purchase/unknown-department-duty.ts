import { longDay } from '../deadline/day-words.ts';
import type { Text } from '../explain/calculation.ts';
import { departmentName } from '../geography/departments.ts';
import { lyonMetropole } from '../geography/lyon-metropole.ts';
import { LegalParameterError } from '../legal/parameter.ts';

/** The rate that a department voted is not known on the day of a deed; its message is French, for the screen. */
export class UnknownDepartmentDutyError extends LegalParameterError {
  override readonly name = 'UnknownDepartmentDutyError';
  readonly text: Text;

  constructor({ key, on, departmentCode, reason }: LegalParameterError) {
    const code = departmentCode ?? '?';
    const place = code === lyonMetropole ? 'Métropole de Lyon' : departmentName(code);
    const day = longDay(on);
    const text = {
      fr: `Le taux du droit départemental n’est pas connu pour un acte du ${day.fr} dans ce département : ${place} (${code}). Demandez-le au notaire et saisissez-le.`,
      en: `The rate of the department duty is not known for a deed of ${day.en} in this department: ${place} (${code}). Ask the notary for it and enter it.`,
    };
    super(key, on, departmentCode, reason, text.fr);
    this.text = text;
  }
}
