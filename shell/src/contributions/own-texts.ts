import { t } from '@shootline/shared-api';
import type { AreaTexts } from '@shootline/shared-api/portal';

/** The shell's own names, and those of what several areas do. */
export const ownTexts: AreaTexts = {
  jobs: {
    send_mail: t('Send an email'),
    write_export: t('Write an export'),
    remove_export: t('Delete an expired export'),
  },
  events: {
    sign_in: t('Signed in'),
    sign_in_failed: t('Sign-in failed'),
    sign_in_paused: t('Sign-in paused'),
    sign_ins_slowed: t('Sign-ins slowed down'),
    sign_out: t('Signed out'),
    signed_out_everywhere: t('Signed out everywhere'),
    session_ended: t('Session ended'),
    sessions_ended: t('Sessions ended'),
    password_changed: t('Password changed'),
    password_refused: t('Password not changed'),
    password_link_requested: t('Link to set a password'),
    password_confirmed: t('Password entered again'),
    password_not_confirmed: t('Wrong password entered again'),
    second_factor_on: t('Second factor turned on'),
    second_factor_off: t('Second factor turned off'),
    second_factor_reset: t('Second factor reset'),
    passkey_added: t('Passkey added'),
    passkey_removed: t('Passkey removed'),
    passkey_confirmed: t('Passkey shown again'),
    passkey_not_confirmed: t('Passkey refused when shown again'),
    recovery_codes_renewed: t('New recovery codes'),
    device_remembered: t('Device remembered'),
    user_added: t('User added'),
    rights_changed: t('Rights changed'),
    settings_changed: t('Settings changed'),
    export_requested: t('Export requested'),
    export_downloaded: t('Export downloaded'),
    file_downloaded: t('File downloaded'),
    access_refused: t('Access refused'),
    job_retried: t('Job retried'),
    remote_failures_dismissed: t('Failure reports dismissed'),
  },
};
