import * as z from 'zod';

/** The head of the pages of a network: they are the network's as well as the house's. */
export const brandHead = z.object({
  name: z.string(),
  /** `#RRGGBB`; empty for the colour of the house. */
  color: z.string(),
  logoHref: z.string().nullable(),
});
export type BrandHeadProps = z.infer<typeof brandHead>;

export const exampleBrandHead: BrandHeadProps = {
  name: 'Réseau Pierre & Cité',
  color: '#6E5A8C',
  logoHref: null,
};
