import { type ManagedUser, useCurrentUser, t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';
import { useActivateUser, useInviteUserAgain } from './managed-user.actions.ts';
import type { UserDialogKind } from './user-dialogs.tsx';

/** The menu of an admin's actions on a user; none on themselves. */
export function UserMenu(props: { user: ManagedUser; onOpen: (dialog: UserDialogKind) => void }) {
  const { user, onOpen } = props;
  const { uuid: viewerId } = useCurrentUser();
  const activate = useActivateUser();
  const inviteAgain = useInviteUserAgain();
  const { uuid, full_name, access, is_from_hub: isFromHub } = user;
  const rights = { id: 'rights', label: t('Change Role'), onSelect: () => onOpen('rights') };
  const sessions = { id: 'sessions', label: t('End Sessions'), onSelect: () => onOpen('sessions') };
  const reset = {
    id: 'reset',
    label: t('Reset Second Factor'),
    onSelect: () => onOpen('secondFactor'),
    isDangerous: true,
  };
  const resetIf = user.has_second_factor ? [reset] : [];
  const again = {
    id: 'invite',
    label: t('Invite Again'),
    onSelect: () => inviteAgain.mutate(uuid),
  };
  const off = {
    id: 'off',
    label: t('Deactivate'),
    onSelect: () => onOpen('deactivate'),
    isDangerous: true,
  };
  const on = { id: 'on', label: t('Activate'), onSelect: () => activate.mutate(uuid) };
  const link = { id: 'link', label: t('Link to Hub'), onSelect: () => onOpen('link') };
  const unlink = {
    id: 'unlink',
    label: t('Unlink from Hub'),
    onSelect: () => onOpen('unlink'),
    isDangerous: true,
  };
  const own = {
    active: [rights, sessions, link, ...resetIf, off],
    invited: [rights, again, link, off],
    inactive: [rights, link, on],
  };
  const ofHub = access === 'active' ? [sessions, ...resetIf, unlink] : [unlink];
  const entries = isFromHub ? ofHub : own[access];
  if (uuid === viewerId) {
    return (
      <Text as="span" display="inline-block" px="3" py="2" fontSize="sm" color="fg.muted">
        {t('You')}
      </Text>
    );
  }
  return (
    <MenuButton
      label={t('Actions')}
      name={t('Actions for {name}', { name: full_name })}
      entries={entries}
      isSecondary
      size="xs"
    />
  );
}
