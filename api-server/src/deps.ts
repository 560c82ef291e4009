import type { AddressProvider } from './domain/address/address-provider.ts';
import type { AddressSettings } from './domain/address/address.settings.ts';
import type { Events } from './domain/event/event-broker.ts';
import type { Hub } from './domain/hub/hub.ts';
import type { ReadPortal } from './platform/portal/portal-reader.ts';
import type { Deps, Settings } from './platform/deps.ts';

export type AppSettings = Settings & { address: AddressSettings };

/** Dependencies of the API. */
export type AppDeps = Deps & {
  settings: AppSettings;
  addresses: AddressProvider;
  hub: Hub;
  events: Events;
  readPortal: ReadPortal;
};
