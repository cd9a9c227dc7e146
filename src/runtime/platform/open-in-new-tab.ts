/** Opens an address beside the page, in a tab that knows nothing of this one. */
export const openInNewTab = (href: string): void => void window.open(href, '_blank', 'noopener');
