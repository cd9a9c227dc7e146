/** Shows an address of the application in a tab of its own, as papers are: the page that leads there stays. */
export const openInNewTab = (href: string): void => void window.open(href, '_blank', 'noopener');
