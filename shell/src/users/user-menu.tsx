import { type ManagedUser, useCurrentUser } from '@shootline/shared-api';
import { useActivateUser, useInviteUserAgain } from '@shootline/shared-api/admin';
import { Text } from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';

/** What an admin can do with a user, or why nothing. */
export function UserMenu(props: {
  user: ManagedUser;
  onChangeRights: () => void;
  onDeactivate: () => void;
}) {
  const { user, onChangeRights, onDeactivate } = props;
  const { uuid: viewerId } = useCurrentUser();
  const activate = useActivateUser();
  const inviteAgain = useInviteUserAgain();
  const { uuid, full_name, access } = user;
  if (uuid === viewerId || user.is_from_hub) {
    return (
      <Text as="span" display="inline-block" px="3" py="2" fontSize="sm" color="fg.muted">
        {uuid === viewerId ? 'You' : 'Kept in the hub'}
      </Text>
    );
  }
  const rights = { id: 'rights', label: 'Change Role', onSelect: onChangeRights };
  const again = {
    id: 'invite',
    label: 'Invite Again',
    onSelect: () => inviteAgain.mutate(uuid),
  };
  const off = { id: 'off', label: 'Deactivate', onSelect: onDeactivate, isDangerous: true };
  const on = { id: 'on', label: 'Activate', onSelect: () => activate.mutate(uuid) };
  const entries = {
    active: [rights, off],
    invited: [rights, again, off],
    inactive: [rights, on],
  }[access];
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
