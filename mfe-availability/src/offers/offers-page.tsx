import { Page } from '@shootline/shared-ui';

export function OffersPage() {
  return <Page title="Videographers Availabilities">Nothing yet.</Page>;
}
