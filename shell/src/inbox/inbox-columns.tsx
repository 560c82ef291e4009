import { t } from '@shootline/shared-api';
import type { InboxRow } from '@shootline/shared-api/portal';
import { ButtonLink, RouterLink } from '@shootline/shared-ui';
import { type Column, DayAndTime } from '@shootline/shared-ui/table';

export const inboxColumns: Column<InboxRow>[] = [
  {
    id: 'reason',
    header: t('Reason'),
    width: 180,
    card: 'second',
    cell: ({ reason }) => reason,
  },
  {
    id: 'title',
    header: t('Item'),
    weight: 2,
    minWidth: 200,
    card: 'title',
    cell: ({ href, title }) => <RouterLink to={href}>{title}</RouterLink>,
  },
  {
    id: 'due',
    header: t('Due'),
    width: 180,
    card: 'second',
    cell: ({ due, zone }) => due !== null && <DayAndTime iso={due} zone={zone} />,
  },
  {
    id: 'details',
    header: t('Details'),
    weight: 3,
    minWidth: 200,
    card: 'third',
    cell: ({ details }) => details,
  },
  {
    id: 'action',
    header: t('Next Step'),
    width: 200,
    align: 'start',
    card: 'more',
    cell: ({ action: { label, href }, title, controls }) =>
      controls?.() ?? (
        <ButtonLink to={href} size="xs" variant="outline" aria-label={`${label}: ${title}`}>
          {label}
        </ButtonLink>
      ),
  },
];
