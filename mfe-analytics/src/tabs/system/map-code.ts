import { lateCode } from '@shootline/shared-api';

export const mapCode = lateCode(() => import('@shootline/shared-ui/map'));
