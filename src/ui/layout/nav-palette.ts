/** Client navigation is stone; slate is reserved for administration. */
export type NavPalette = 'client' | 'admin';

export const navPalettes = {
  client: {
    ground: 'bg-side text-ink border-line',
    item: 'text-ink2 hover:bg-line/60 hover:text-ink',
    current: 'bg-card text-ink shadow-e1 ring-1 ring-line font-medium',
    currentIcon: 'text-brick-ink',
    title: 'text-ink3',
    count: 'text-ink3',
  },
  admin: {
    ground: 'bg-side-admin text-white border-transparent',
    item: 'text-side-admin-ink hover:bg-side-admin-current/60 hover:text-white',
    current: 'bg-side-admin-current text-white font-medium',
    currentIcon: 'text-[#ee9a78]',
    title: 'text-side-admin-ink',
    count: 'text-side-admin-ink',
  },
} as const;
