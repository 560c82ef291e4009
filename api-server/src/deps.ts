import type { AddressProvider } from './domain/address/provider/address-provider.ts';
import type { AddressSettings } from './domain/address/address.settings.ts';
import type { RefusalLimits } from './domain/audit/refused-access.ts';
import type { Events } from './domain/event/event-broker.ts';
import type { Hub } from './domain/hub/hub.ts';
import type { CallDeps, CallSettings } from './platform/calls/call-deps.ts';
import type { JobDeps } from './platform/jobs/define-job.ts';
import type { ReadPortal } from './platform/portal/portal-reader.ts';

export type AppSettings = CallSettings & {
  address: AddressSettings;
  refusedAccess: RefusalLimits;
  /** The bearer token for the metrics; without it they are not served. */
  metricsToken?: string;
  /** The address where browsers report violations of the content security policy. */
  cspReportUrl?: string | undefined;
  /** Where to report a weakness, as a URI; without it no security.txt is served. */
  securityContact?: string | undefined;
};

/** Dependencies of the API. */
export type AppDeps = CallDeps &
  JobDeps & {
    settings: AppSettings;
    addresses: AddressProvider;
    hub: Hub;
    events: Events;
    readPortal: ReadPortal;
  };
