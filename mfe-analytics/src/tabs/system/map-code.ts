import { lazyModule } from '@shootline/shared-api';

export const mapCode = lazyModule(() => import('@shootline/shared-ui/map'));
