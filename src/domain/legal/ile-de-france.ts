/** The departments of Île-de-France, which have values and duties of their own. */
export const ileDeFrance = ['75', '77', '78', '91', '92', '93', '94', '95'] as const;
