import { testRoutes } from '#tests/contract/engine/suite.ts';

testRoutes(() => true, 'full');
