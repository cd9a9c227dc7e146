/** Panels of the page on which a mini-site is made, in the order of their tabs. */
export const sitePanels = ['content', 'look', 'lots', 'form', 'seo', 'legal', 'statistics'] as const;
export type SitePanel = (typeof sitePanels)[number];
