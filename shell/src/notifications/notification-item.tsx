import { t, type UserAction, translated } from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import {
  Box,
  styled,
  InitialsAvatar,
  Text,
  TimeText,
  useBrand,
  VisuallyHidden,
} from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { useMarkRead } from './notification.actions.ts';

const entry = {
  base: {
    display: 'flex',
    gap: '3',
    width: 'full',
    px: '4',
    py: '2',
    fontSize: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    focusVisibleRing: 'inside',
  },
} as const;

const Entry = styled('a', entry);
const DeadEntry = styled('button', entry);

/** A notification; a click marks it as read and opens its booking in a new tab. */
export function NotificationItem(props: { notification: UserAction; zone: string | null }) {
  const { notification, zone } = props;
  const {
    uuid,
    created,
    actor_name,
    actor_initials,
    verb,
    target_name,
    target_path,
    details,
    unread,
  } = notification;
  const brand = useBrand();
  const { mutate: markRead } = useMarkRead();
  const linkTo = useLinkToArea();
  const address = target_path === null ? null : linkTo(target_path as `/${string}`);
  const read = () => {
    if (unread) markRead(uuid);
  };
  const content: ReactNode = (
    <>
      <InitialsAvatar initials={actor_initials} />
      <Box flex="1" minW="0">
        <Text as="span" display="block" fontWeight={unread ? 'semibold' : undefined}>
          {translated(`{actor} ${verb} {target}`, {
            actor: actor_name || brand.name,
            target: target_name,
          })}
          {details && `: ${details}`}
        </Text>
        <Text as="span" fontSize="xs" color="fg.muted">
          <TimeText iso={created} zone={zone} show="time" />
          {target_path === null && ` · ${t('no longer accessible to you')}`}
        </Text>
      </Box>
      {unread && (
        <Box
          as="span"
          alignSelf="center"
          boxSize="2"
          flexShrink="0"
          borderRadius="full"
          bg="brand.solid"
        >
          <VisuallyHidden>{t('Unread')}</VisuallyHidden>
        </Box>
      )}
    </>
  );
  return address === null ? (
    <DeadEntry type="button" onClick={read}>
      {content}
    </DeadEntry>
  ) : (
    <Entry
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={read}
      onAuxClick={read}
    >
      {content}
    </Entry>
  );
}
