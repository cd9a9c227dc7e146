/** Texts of the domain name system, which tell who may send for a domain. */
export interface DnsTexts {
  /**
   * @returns the TXT records of a name, none when it has none
   * @throws when no answer came
   */
  of(name: string): Promise<readonly string[]>;
}

/** A browser cannot ask: what it is asked for fails. */
export const noDnsTexts: DnsTexts = {
  of: () => Promise.reject(new Error('no name server can be asked here')),
};
