import { loginPage } from '../../auth/login.ts';
import { definePage } from '../../define.ts';

/** The same as for people of a company. */
export const adminLoginPage = definePage({ ...loginPage, component: 'Admin/Auth/Login' });
