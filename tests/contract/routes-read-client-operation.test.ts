import { routeArea } from './engine/route-area.ts';
import { testRoutes } from './engine/suite.ts';

testRoutes(({ name, method }) => method === 'GET' && routeArea(name) === 'client-operation', 'quick');
