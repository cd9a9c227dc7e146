/** What a campaign can say of its reader, and of who writes. */
export const campaignVariables = [
  'contact.prenom',
  'contact.nom',
  'contact.civilite',
  'societe.nom',
] as const;
export type CampaignVariable = (typeof campaignVariables)[number];
export type CampaignValues = Readonly<Record<CampaignVariable, string>>;

/** `{{contact.prenom}}`, or `{{contact.prenom|cher client}}` with what stands there where it is not known. */
const pattern = /\{\{\s*([a-z.]+)\s*(?:\|([^{}]*))?\}\}/g;

const isVariable = (name: string): name is CampaignVariable =>
  (campaignVariables as readonly string[]).includes(name);

/** A text with its variables filled in; those that nobody knows leave nothing. */
export const personalised = (text: string, values: CampaignValues): string =>
  text.replace(pattern, (_whole, name: string, fallback?: string) => {
    const value = isVariable(name) ? values[name] : '';
    return value === '' ? (fallback ?? '').trim() : value;
  });

/** Variables of texts that have nothing to stand in for them, and names that are no variables. */
export function bareVariables(texts: readonly string[]): {
  readonly bare: readonly CampaignVariable[];
  readonly unknown: readonly string[];
} {
  const bare = new Set<CampaignVariable>();
  const unknown = new Set<string>();
  for (const [, name = '', fallback = ''] of texts.join('\n').matchAll(pattern)) {
    if (!isVariable(name)) unknown.add(name);
    else if (fallback.trim() === '') bare.add(name);
  }
  return { bare: [...bare], unknown: [...unknown] };
}
