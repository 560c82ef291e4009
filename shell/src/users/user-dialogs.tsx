import type { ManagedUser } from '@shootline/shared-api';
import {
  DeactivateDialog,
  EndSessionsDialog,
  HubUnlinkDialog,
  ResetSecondFactorDialog,
} from './confirm-dialogs.tsx';
import { HubLinkDialog } from './hub-link-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RightsDialog } from './rights-dialog.tsx';

const dialogsOfUser = {
  rights: RightsDialog,
  sessions: EndSessionsDialog,
  secondFactor: ResetSecondFactorDialog,
  deactivate: DeactivateDialog,
  link: HubLinkDialog,
  unlink: HubUnlinkDialog,
};

export type UserDialogKind = keyof typeof dialogsOfUser;

export type OpenDialog = { kind: 'invite' } | { kind: UserDialogKind; user: ManagedUser };

/** The open dialog of Users. */
export function UserDialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  if (dialog.kind === 'invite') return <InviteDialog onClose={onClose} />;
  const DialogOfUser = dialogsOfUser[dialog.kind];
  return <DialogOfUser user={dialog.user} onClose={onClose} />;
}
