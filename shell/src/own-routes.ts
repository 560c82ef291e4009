import { routes as auditRoutes } from './audit/routes.ts';
import { routes as mailRoutes } from './mails/routes.ts';

export const routes = [...mailRoutes, ...auditRoutes];
