import { createContext, type ComponentType } from 'react';

/** Fetches the component of another page, which a page shows as a part of itself; null for a name that is none. */
export type PartLoader = (name: string) => (() => Promise<ComponentType<object>>) | null;

/** How the pages of a frame reach one another’s code. */
export const PartLoaderContext = createContext<PartLoader>(() => null);
