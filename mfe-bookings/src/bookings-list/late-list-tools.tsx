import { Icon, IconButton } from '@shootline/shared-ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { lateCode } from '../late-code.ts';
import type { ListToolProps } from './list-tools.tsx';

const useTools = lateCode(() => import('./list-tools.tsx'));

/** `ListTools`, whose code is loaded for those who have them; the list does without. */
export function LateListTools(props: Pick<ListToolProps, 'filters'>) {
  const { code, hasFailed, retry } = useTools(true);
  if (code) return <code.ListTools {...props} />;
  if (!hasFailed) return null;
  const label = 'Some buttons could not be loaded. Try again';
  return (
    <IconButton
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      title={label}
      onClick={retry}
    >
      <Icon icon={TriangleAlert} size={18} />
    </IconButton>
  );
}
