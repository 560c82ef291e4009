import { t, type HubSyncResult } from '@shootline/shared-api';
import { Box, NoticeBanner, RouterLink } from '@shootline/shared-ui';
import { type PlainColumn, PlainTable } from '../facts/plain-table.tsx';
import { leftOutText } from './use-hub-sync.ts';

type NotLinked = HubSyncResult['not_linked'];

const columns: PlainColumn<NotLinked[number]>[] = [
  {
    header: t('User'),
    cell: ({ full_name, email }) => (
      <>
        <Box>{full_name}</Box>
        <RouterLink variant="underline" to={`/users?${new URLSearchParams({ name: email })}`}>
          {email}
        </RouterLink>
      </>
    ),
  },
  { header: t('Hub ID'), cell: ({ hub_id }) => hub_id },
];

/** The hub's users that only share an address with an account, and how an admin links them. */
export function UsersLeftOut({ users }: { users: NotLinked }) {
  if (users.length === 0) return null;
  return (
    <>
      <NoticeBanner tone="warning">
        {leftOutText(users.length)}{' '}
        {t(
          'An account of this workspace has the same email address, which is not enough to link them. If it is the same person, choose Link to Hub in Users and enter the hub ID.',
        )}
      </NoticeBanner>
      <PlainTable
        label={t('Users left out')}
        columns={columns}
        rows={users}
        keyOf={({ hub_id }) => hub_id}
        fitsPhone
      />
    </>
  );
}
