/** How pressing a day is: `late` once it has passed, `soon` within three days, else `ahead`. @param daysLeft below 0 when late */
export function urgencyOf(daysLeft: number): 'late' | 'soon' | 'ahead' {
  if (daysLeft < 0) return 'late';
  return daysLeft <= 3 ? 'soon' : 'ahead';
}
