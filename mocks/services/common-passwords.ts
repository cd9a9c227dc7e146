/** How many of the list count as common: the 10 000 most used. */
const listed = 10_000;

/** Knows the passwords that everybody tries first. */
export interface CommonPasswords {
  /** True for one of the list, in any case, also when only figures or signs stand around it: `Password2026!`. */
  isCommon(password: string): Promise<boolean>;
}

/** The list of `@zxcvbn-ts/language-common`, commonest first, loaded when it is first needed. */
export function listedCommonPasswords(): CommonPasswords {
  let list: Promise<ReadonlySet<string>> | null = null;
  const load = async (): Promise<ReadonlySet<string>> => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    return new Set(dictionary['passwords-common'].slice(0, listed).map(String));
  };
  return {
    isCommon: async (password) => {
      list ??= load();
      const known = await list;
      const lower = password.normalize('NFC').toLowerCase();
      return known.has(lower) || known.has(lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
    },
  };
}
