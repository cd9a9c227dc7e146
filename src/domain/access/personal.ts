/** What everybody who is signed in may do with what is their own, whatever their role. */
export const personalCells = {
  account: 'LCUD:own',
  'saved-view': 'LCUD:own',
  notification: 'LCUD:own',
} as const;
