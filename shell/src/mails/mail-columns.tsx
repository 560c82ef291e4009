import type { MailSummary } from '@shootline/shared-api';
import { RouterLink, StateChip, Text, TimeText } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';

export function mailPath({ uuid }: MailSummary): string {
  return `/mails/${uuid}`;
}

/** The columns of Mails; times are in the viewer's zone. */
export function mailColumns(viewerZone: string): Column<MailSummary>[] {
  return [
    {
      id: 'state',
      header: 'Status',
      width: 110,
      cell: ({ state, state_display }) => (
        <StateChip kind="mail" state={state} label={state_display} />
      ),
    },
    {
      id: 'subject',
      header: 'Subject',
      priority: 'title',
      cell: (mail) => <RouterLink to={mailPath(mail)}>{mail.subject}</RouterLink>,
    },
    {
      id: 'recipient',
      header: 'To',
      width: 200,
      cell: ({ recipient_name, recipient_address }) => (
        <>
          {recipient_name}
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {recipient_address}
          </Text>
        </>
      ),
    },
    {
      id: 'created',
      header: 'Written',
      width: 165,
      cell: ({ created }) => <TimeText iso={created} zone={viewerZone} />,
    },
    {
      id: 'sent',
      header: 'Sent',
      width: 165,
      cell: ({ sent }) => <TimeText iso={sent} zone={viewerZone} />,
    },
    { id: 'attempts', header: 'Attempts', width: 90, align: 'end', cell: (mail) => mail.attempts },
    {
      id: 'error',
      header: 'Last Error',
      width: 160,
      cell: ({ last_error }) => last_error ?? 'N/A',
    },
  ];
}
