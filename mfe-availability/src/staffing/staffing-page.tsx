import { Page } from '@shootline/shared-ui';

export function StaffingPage() {
  return <Page title="Staffing Board">Nothing yet.</Page>;
}
