import type { FoundCompany } from '#contracts/company.ts';

/** What a form may take of the register. */
export type CompanyFact = Exclude<keyof FoundCompany, 'isActive'>;

/** Which field of a form takes what. */
export type CompanyNames = Readonly<Partial<Record<CompanyFact, string>>>;

/** A value that fills a field. */
export interface FilledField {
  readonly name: string;
  readonly value: unknown;
}

/** What was typed and differs from the register: a field, or the address as a whole. */
export interface CompanyDifference {
  readonly fact: CompanyFact | 'address';
  /** The field that it is called by. */
  readonly name: string;
  readonly current: string;
  readonly found: string;
  readonly fields: readonly FilledField[];
}

export interface CompanyFill {
  /** Fields in which nothing stands yet. */
  readonly fills: readonly FilledField[];
  /** Replaced only when somebody asks for it. */
  readonly differences: readonly CompanyDifference[];
}

/** Facts that go together: half of another address is none. */
const addressFacts: readonly CompanyFact[] = [
  'addressLine',
  'addressLine2',
  'postalCode',
  'city',
  'inseeCode',
];

interface FormState {
  readonly names: CompanyNames;
  readonly values: Readonly<Record<string, unknown>>;
  /** Values that a field takes, where it is a choice. */
  readonly choicesOf: (name: string) => readonly string[] | undefined;
}

/** What a company of the register would fill in, and where what was typed says something else. */
export function companyFill(company: FoundCompany, { names, values, choicesOf }: FormState): CompanyFill {
  const fills: FilledField[] = [];
  const differences: CompanyDifference[] = [];
  for (const facts of groupsOf(names)) {
    const offered = facts.flatMap((fact) => {
      const [name, value] = [names[fact], company[fact]];
      if (name === undefined || isBlank(value)) return [];
      const choices = choicesOf(name);
      if (choices !== undefined && !(typeof value === 'string' && choices.includes(value))) return [];
      return [{ fact, name, value, current: values[name] }];
    });
    const differing = offered.filter(({ value, current }) => !isBlank(current) && !isSame(value, current));
    const [first] = differing;
    if (first === undefined) {
      fills.push(...offered.filter(({ current }) => isBlank(current)).map(fieldOf));
      continue;
    }
    differences.push({
      fact: facts.length > 1 ? 'address' : first.fact,
      name: first.name,
      current: textOf(facts.map((fact) => values[names[fact] ?? ''])),
      found: textOf(offered.map(({ value }) => value)),
      fields: offered.map(fieldOf),
    });
  }
  return { fills, differences };
}

const fieldOf = ({ name, value }: FilledField): FilledField => ({ name, value });

function groupsOf(names: CompanyNames): readonly (readonly CompanyFact[])[] {
  const facts = Object.keys(names) as CompanyFact[];
  const address = facts.filter((fact) => addressFacts.includes(fact));
  const alone = facts.filter((fact) => !addressFacts.includes(fact)).map((fact) => [fact]);
  return address.length === 0 ? alone : [...alone, address];
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Capitals, accents and blanks make no difference; people keep theirs. A list that somebody made stays. */
function isSame(found: unknown, current: unknown): boolean {
  if (Array.isArray(current)) return true;
  return folded(found) === folded(current);
}

const folded = (value: unknown): string =>
  String(value)
    .normalize('NFD')
    .replaceAll(/[\p{M}\s]+/gu, '')
    .toLowerCase();

const textOf = (values: readonly unknown[]): string =>
  values
    .filter((value) => !isBlank(value))
    .map(String)
    .join(', ');
