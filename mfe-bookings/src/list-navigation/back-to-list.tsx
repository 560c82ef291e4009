import { t } from '@shootline/shared-api';
import { BackLink } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import type { MouseEvent } from 'react';
import { lastList } from '../list-views/last-list.ts';
import { historyStepsTo } from './steps-back.ts';

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * The link back to My Bookings, with the same rows and scroll position as the user left it; to the whole list
 * if this tab has not shown it.
 */
export function BackToList() {
  const navigate = useNavigate();
  const list = lastList();
  const goBack = (event: MouseEvent) => {
    const steps = list && !opensElsewhere(event) ? historyStepsTo(list) : null;
    if (steps === null) return;
    event.preventDefault();
    void navigate(steps);
  };
  return (
    <BackLink to={`/${list?.search ?? '?view=all'}`} onClick={goBack}>
      {t('View all bookings')}
    </BackLink>
  );
}
