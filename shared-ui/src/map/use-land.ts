import { lazyModule, useLazyModule } from '@shootline/shared-api';
import { coarseLand } from './coarse-land.ts';

const fineCode = lazyModule(() => import('./fine-land.ts').then((m) => m.fineLand));

/** The zoom from which the coarse outline looks angular. */
const closeZoom = 1.5;

/** The outline of the land to draw at a zoom; a finer one takes ten times as long to draw. */
export function useLand(zoom: number): string {
  const isClose = zoom >= closeZoom;
  const { code: fineLand } = useLazyModule(fineCode, isClose);
  return (isClose && fineLand) || coarseLand;
}
