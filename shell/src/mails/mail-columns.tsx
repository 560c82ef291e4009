import { t, type MailSummary } from '@shootline/shared-api';
import { RouterLink, StateChip } from '@shootline/shared-ui';
import { type Column, DayAndTime, CellSubline } from '@shootline/shared-ui/table';

export function mailPath({ uuid }: MailSummary): string {
  return `/mails/${uuid}`;
}

/** The columns of Mails; times are in the viewer's zone. */
export function mailColumns(viewerZone: string): Column<MailSummary>[] {
  return [
    {
      id: 'state',
      header: t('Status'),
      width: 92,
      card: 'chip',
      cell: ({ state, state_display }) => (
        <StateChip kind="mail" state={state} label={state_display} />
      ),
    },
    {
      id: 'subject',
      header: t('Subject'),
      weight: 4,
      minWidth: 200,
      card: 'title',
      cell: (mail) => <RouterLink to={mailPath(mail)}>{mail.subject}</RouterLink>,
    },
    {
      id: 'recipient',
      header: t('To{recipient}', { recipient: '' }),
      weight: 3,
      minWidth: 170,
      card: 'third',
      cell: ({ recipient_name, recipient_address }) =>
        recipient_name ? (
          <>
            {recipient_name}
            <CellSubline>{recipient_address}</CellSubline>
          </>
        ) : (
          recipient_address
        ),
    },
    {
      id: 'created',
      header: t('Written'),
      width: 150,
      card: 'second',
      cell: ({ created }) => <DayAndTime iso={created} zone={viewerZone} />,
    },
    {
      id: 'sent',
      header: t('Sent or Kept'),
      width: 150,
      cell: ({ sent }) => <DayAndTime iso={sent} zone={viewerZone} />,
    },
    {
      id: 'attempts',
      header: t('Attempts'),
      width: 80,
      align: 'end',
      cell: (mail) => mail.attempts,
    },
    {
      id: 'error',
      header: t('Last Error'),
      weight: 2,
      minWidth: 120,
      card: 'more',
      cell: ({ last_error }) => last_error,
    },
  ];
}
