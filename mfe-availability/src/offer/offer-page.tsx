import { Page } from '@shootline/shared-ui';

export function OfferPage() {
  return <Page title="Shoot Availability">Nothing yet.</Page>;
}
