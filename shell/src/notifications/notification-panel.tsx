import { listErrorMessage, usePagedList, type UserAction, t } from '@shootline/shared-api';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  Heading,
  Spinner,
  Text,
  VisuallyHidden,
} from '@shootline/shared-ui';
import { PopoverPanel } from '@shootline/shared-ui/popover';
import { LoadMore } from '@shootline/shared-ui/table';
import { useRef, useState } from 'react';
import { useMarkAllRead } from './notification.actions.ts';
import { notificationQueries } from './notification.queries.ts';
import { NotificationGroup } from './notification-group.tsx';

const texts = {
  title: t('Notifications'),
  error: t('Sorry, there was an error loading your notifications.'),
  none: t('You have no notifications yet.'),
};

/** Height in pixels at which the list begins to scroll. */
const maxHeight = 400;

const uuidOf = ({ uuid }: UserAction) => uuid;

/** Whether each notification was unread when first shown, so those read meanwhile stay in place. */
function useFirstUnread(notifications: readonly UserAction[]): ReadonlyMap<string, boolean> {
  const [seen, setSeen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const added = notifications.filter(({ uuid }) => !seen.has(uuid));
  if (added.length > 0) {
    setSeen(new Map([...seen, ...added.map(({ uuid, unread }) => [uuid, unread] as const)]));
  }
  return seen;
}

/** The user's notifications beside the bell, new ones first, by day. */
export function NotificationPanel(props: { anchorId: string; onClose: () => void }) {
  const list = usePagedList(notificationQueries.list(), uuidOf);
  const { rows } = list;
  const firstUnread = useFirstUnread(rows);
  const { mutate: markAllRead, isPending } = useMarkAllRead();
  const listBox = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button disappears with the last unread notification.
  const keepFocus = () => {
    const { activeElement, body } = document;
    if (activeElement === button.current || activeElement === body) listBox.current?.focus();
  };
  const created = rows.map((notification) => notification.created).sort();
  const newest = created.at(-1);
  const hasUnread = rows.some(({ unread }) => unread);
  return (
    <PopoverPanel {...props} label={texts.title} width={380}>
      <Flex direction="column" maxH={`${maxHeight}px`}>
        <Flex align="center" justify="space-between" gap="2" px="4" py="2" borderBottomWidth="1px">
          <Heading as="h2" size="sm">
            {texts.title}
          </Heading>
          {newest !== undefined && hasUnread && (
            <Button
              ref={button}
              size="sm"
              variant="ghost"
              loading={isPending}
              onClick={() => markAllRead(newest, { onSuccess: keepFocus })}
            >
              {t('Mark All as Read')}
            </Button>
          )}
        </Flex>
        <Box
          ref={listBox}
          overflowY="auto"
          tabIndex={0}
          focusVisibleRing="inside"
          aria-busy={list.isRefreshing}
        >
          {list.view === 'loading' && (
            <Flex justify="center" py="8">
              <Spinner />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </Flex>
          )}
          {list.view === 'error' && (
            <ErrorState message={listErrorMessage(list.error, texts.error)} onRetry={list.retry} />
          )}
          {list.view === 'empty' && (
            <Text role="status" p="6" textAlign="center" color="fg.muted">
              {texts.none}
            </Text>
          )}
          {list.view === 'ready' && (
            <>
              <NotificationGroup
                title={t('New')}
                notifications={rows.filter(({ uuid }) => firstUnread.get(uuid) === true)}
              />
              <NotificationGroup
                title={t('Earlier')}
                notifications={rows.filter(({ uuid }) => firstUnread.get(uuid) === false)}
              />
              <Box py="3">
                <LoadMore
                  hasNext={list.hasNext}
                  isFetching={list.isLoadingMore}
                  onLoadMore={list.hasMoreFailed ? list.retry : list.loadMore}
                  shown={rows.length}
                  total={list.count}
                />
              </Box>
            </>
          )}
        </Box>
      </Flex>
    </PopoverPanel>
  );
}
