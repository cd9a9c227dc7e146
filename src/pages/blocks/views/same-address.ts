/** True when two addresses ask for the same, in whatever order. */
export function isSameAddress(a: string, b: string): boolean {
  return sortedQuery(a) === sortedQuery(b);
}

function sortedQuery(href: string): string {
  const url = new URL(href, 'https://address.invalid');
  // The page of a list that one happens to look at is no part of what was asked for.
  url.searchParams.delete('page');
  url.searchParams.sort();
  return `${url.pathname}?${url.searchParams.toString()}`;
}
