/** The departments of Île-de-France, which have values and duties of their own. */
export const ileDeFrance = ['75', '77', '78', '91', '92', '93', '94', '95'] as const;

/** Whether a commune, by its INSEE code, lies there; false while the code is being typed. */
export const isInIleDeFrance = (inseeCode: string): boolean =>
  inseeCode.length === 5 && ileDeFrance.some((code) => inseeCode.startsWith(code));
