import { Page } from '@shootline/shared-ui';

export function CalendarPage() {
  return <Page title="My Calendar">Nothing yet.</Page>;
}
