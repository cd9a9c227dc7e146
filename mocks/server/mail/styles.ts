/** Colours of the design tokens in a light mail; mail programs know neither variables nor `light-dark()`. */
export const lightColors = {
  bg: '#faf8f3',
  card: '#ffffff',
  sunken: '#f5f2eb',
  line: '#e6e0d5',
  line2: '#d6cfc1',
  ink: '#1c242b',
  ink2: '#454f58',
  ink3: '#626b73',
  brick: '#a9462b',
  brickInk: '#9a3f25',
} as const;

const dark = {
  bg: '#14191d',
  card: '#1b2126',
  sunken: '#171c21',
  line: '#2a3238',
  line2: '#39434a',
  ink: '#eeebe4',
  ink2: '#c3c6c5',
  ink3: '#98a1a6',
  brick: '#b9512f',
  brickInk: '#ee9a78',
} as const;

/** The same classes in the dark; inline styles give way to `!important` alone. */
export const mailStyles = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.bg} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
  .brand, .ink { color: ${dark.ink} !important; }
  .mark, .button { background: ${dark.brick} !important; }
  .faint { color: ${dark.ink3} !important; }
  .facts { background: ${dark.sunken} !important; }
  .quote { color: ${dark.ink2} !important; border-color: ${dark.line2} !important; }
  .link { color: ${dark.brickInk} !important; }
}
`;
