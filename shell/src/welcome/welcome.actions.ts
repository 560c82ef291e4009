import { api } from '@shootline/shared-api';
import { useMutation } from '@tanstack/react-query';

/** Lets no further sign-in of the user, on any device, lead to the welcome. */
export function useEndWelcome() {
  return useMutation({
    mutationFn: async () => {
      await api.PUT('/account/welcome', { body: { shows_welcome: false } });
    },
  });
}
