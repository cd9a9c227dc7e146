/** What remembered state begins with in the store of the tab. */
export const rememberedPrefix = 'runtime.remembered:';
