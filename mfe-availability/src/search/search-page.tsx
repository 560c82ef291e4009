import { Page } from '@shootline/shared-ui';

export function SearchPage() {
  return <Page title="Search Videographers">Nothing yet.</Page>;
}
