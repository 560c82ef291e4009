import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';

export const routes = defineRoutes<typeof remote>({
  '/checklist': { page: () => import('./checklist-page.ts') },
});
