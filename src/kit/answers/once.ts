import { page, type Answers } from '../host/reply.ts';
import type { OnceProps } from '../pages/Once.tsx';

const VALID_S = 10;
const readAt = (): string => new Date().toISOString().slice(11, 23);

export const answers: Answers = {
  'once.show': () =>
    page<OnceProps>(
      { servedAt: readAt, rates: readAt, cities: readAt, validS: VALID_S },
      {
        onceProps: {
          'kit.rates': { prop: 'rates', expiresAt: Date.now() + VALID_S * 1000 },
          cities: { prop: 'cities', expiresAt: null },
        },
      },
    ),
};
