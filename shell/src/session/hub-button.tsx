import { signInMethods, useSession } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';

/** Leads to the hub's own sign-in, where the deployment has one; it comes back to `next`. */
export function HubButton({ next }: { next: string }) {
  // Signing out, which the page does when it opens, forgets what was loaded before.
  const isSignedOut = useSession(({ user }) => user === null);
  const { data } = useQuery({ ...signInMethods(), enabled: isSignedOut });
  if (!data?.hub_url) return null;
  const address = new URL(data.hub_url, location.origin);
  address.searchParams.set('url', next);
  return (
    <Button asChild variant="outline">
      <a href={address.href}>Sign In with the Hub</a>
    </Button>
  );
}
