import { lazyModule } from '@shootline/shared-api';

export const mapModule = lazyModule(() => import('@shootline/shared-ui/map'));
