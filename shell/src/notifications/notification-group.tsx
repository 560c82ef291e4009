import { useCurrentUser, type UserAction } from '@shootline/shared-api';
import { formatDate, Heading, Stack } from '@shootline/shared-ui';
import { NotificationItem } from './notification-item.tsx';

/** Notifications grouped by day in the user's zone, newest first. */
export function NotificationGroup(props: { title: string; notifications: readonly UserAction[] }) {
  const { title, notifications } = props;
  const { timezone } = useCurrentUser();
  if (notifications.length === 0) return null;
  const days = Map.groupBy(notifications, ({ created }) => formatDate(created, timezone));
  return (
    <section aria-label={title}>
      {[...days].map(([day, ofDay]) => (
        <Stack key={day} gap="0">
          <Heading as="h3" size="xs" color="fg.muted" px="4" pt="3" pb="1">
            {title} · {day}
          </Heading>
          <ul aria-label={`${title}, ${day}`} style={{ listStyleType: 'none' }}>
            {ofDay.map((notification) => (
              <li key={notification.uuid}>
                <NotificationItem notification={notification} zone={timezone} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </section>
  );
}
