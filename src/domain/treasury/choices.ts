/** How many months ahead the treasury looks. */
export const horizons = ['3', '6', '12'] as const;
/** By what steps it is shown. */
export const grains = ['month', 'week'] as const;
