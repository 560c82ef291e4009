import { signInMethods, tabStorage, t } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hubStateKey } from './hub-state.ts';

/**
 * A link to the hub's sign-in, if the deployment has one. The hub leads back to `next` with the state that
 * this tab made.
 */
export function HubButton({ next }: { next: string }) {
  const { data } = useQuery(signInMethods());
  const [state] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
  if (!data?.hub_url) return null;
  const address = new URL(data.hub_url, location.origin);
  address.searchParams.set('url', next);
  address.searchParams.set('state', state);
  return (
    <Button asChild variant="outline">
      <a href={address.href} onClick={() => tabStorage.setItem(hubStateKey, state)}>
        {t('Sign In with the Hub')}
      </a>
    </Button>
  );
}
