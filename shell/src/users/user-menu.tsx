import { type ManagedUser, useCurrentUser } from '@shootline/shared-api';
import { useActivateUser, useInviteUserAgain } from '@shootline/shared-api/admin';
import { Text } from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';
import type { UserDialogKind } from './user-dialogs.tsx';

/** What an admin can do with a user, or why nothing. */
export function UserMenu(props: { user: ManagedUser; onOpen: (dialog: UserDialogKind) => void }) {
  const { user, onOpen } = props;
  const { uuid: viewerId } = useCurrentUser();
  const activate = useActivateUser();
  const inviteAgain = useInviteUserAgain();
  const { uuid, full_name, access, is_from_hub: isFromHub } = user;
  const rights = { id: 'rights', label: 'Change Role', onSelect: () => onOpen('rights') };
  const sessions = { id: 'sessions', label: 'End Sessions', onSelect: () => onOpen('sessions') };
  const again = {
    id: 'invite',
    label: 'Invite Again',
    onSelect: () => inviteAgain.mutate(uuid),
  };
  const off = {
    id: 'off',
    label: 'Deactivate',
    onSelect: () => onOpen('deactivate'),
    isDangerous: true,
  };
  const on = { id: 'on', label: 'Activate', onSelect: () => activate.mutate(uuid) };
  const own = {
    active: [rights, sessions, off],
    invited: [rights, again, off],
    inactive: [rights, on],
  };
  const ofHub = access === 'active' ? [sessions] : [];
  const entries = isFromHub ? ofHub : own[access];
  if (uuid === viewerId || entries.length === 0) {
    return (
      <Text as="span" display="inline-block" px="3" py="2" fontSize="sm" color="fg.muted">
        {uuid === viewerId && 'You'}
      </Text>
    );
  }
  return (
    <MenuButton
      label="Actions"
      name={`Actions for ${full_name}`}
      entries={entries}
      isSecondary
      size="xs"
    />
  );
}
