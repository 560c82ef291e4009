import { t } from '@shootline/shared-api';
import { styled, VisuallyHidden } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { workQueries } from '../own-pages/work.queries.ts';
import { useWorkKinds } from './use-work-kinds.ts';

const mostShown = 99;

const Count = styled('span', {
  base: {
    minW: '5',
    px: '1',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    textAlign: 'center',
    // At the corner of the icon, which keeps its place.
    lgOnly: { position: 'absolute', top: '0', insetEnd: '0', fontSize: '2xs', lineHeight: '1rem' },
  },
});

/** The number of the user's work for today, beside the inbox's entry in the drawer. */
export function InboxCount() {
  const kinds = useWorkKinds();
  const { data: count = 0 } = useQuery({ ...workQueries.count(kinds), enabled: kinds.length > 0 });
  if (count === 0) return null;
  const shown = count > mostShown ? `${mostShown}+` : count;
  return (
    <Count>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{t('{shown} for today', { shown })}</VisuallyHidden>
    </Count>
  );
}
