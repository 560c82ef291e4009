import { tabStorage, t } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import { useState } from 'react';
import { hubStateKey } from './hub-state.ts';

/** A link to the hub's sign-in at `url`. The hub leads back to `next` with the state that this tab made. */
export function HubButton({ url, next }: { url: string; next: string }) {
  const [state] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const address = new URL(url, location.origin);
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
