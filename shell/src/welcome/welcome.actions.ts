import { api } from '@shootline/shared-api';
import { useMutation } from '@tanstack/react-query';

/** Stops the welcome after the user's sign-ins on all devices. */
export function useEndWelcome() {
  return useMutation({
    mutationFn: async () => {
      await api.PUT('/account/welcome', { body: { shows_welcome: false } });
    },
  });
}
