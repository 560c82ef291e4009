import type { InboxRow } from '@shootline/shared-api/portal';
import { ButtonLink, RouterLink } from '@shootline/shared-ui';
import { CellSubline, type Column, DayAndTime } from '@shootline/shared-ui/table';

export const inboxColumns: Column<InboxRow>[] = [
  {
    id: 'reason',
    header: 'Why',
    width: 220,
    card: 'second',
    cell: ({ reason }) => reason,
  },
  {
    id: 'title',
    header: 'What',
    weight: 3,
    minWidth: 240,
    card: 'title',
    cell: ({ href, title, details }) => (
      <>
        <RouterLink to={href}>{title}</RouterLink>
        {details && <CellSubline>{details}</CellSubline>}
      </>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    width: 190,
    card: 'third',
    cell: ({ due, zone }) => due !== null && <DayAndTime iso={due} zone={zone} />,
  },
  {
    id: 'action',
    header: 'Next step',
    isHeaderHidden: true,
    width: 210,
    card: 'corner',
    cell: ({ action: { label, href }, title }) => (
      <ButtonLink to={href} size="xs" variant="outline" aria-label={`${label}: ${title}`}>
        {label}
      </ButtonLink>
    ),
  },
];
