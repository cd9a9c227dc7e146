import { testRoutes } from './engine/suite.ts';

testRoutes(({ method }) => method === 'GET', 'quick');
