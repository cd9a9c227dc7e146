/** What a copy may keep to itself: every amount, or costs, margins and floor prices alone. */
export const hideable = ['amounts', 'margin'] as const;
export type Hideable = (typeof hideable)[number];

/** Longest watermark that is still read at a glance. */
export const watermarkMax = 60;

/** How a copy is coloured: as the house does, or in greys for a printer or a copier without colours. */
export const paperThemes = ['color', 'grey'] as const;
export type PaperTheme = (typeof paperThemes)[number];
