import { t, type CallSheet } from '@shootline/shared-api';
import { Badge } from '@shootline/shared-ui';

function statusOf({ is_approved, is_outdated }: CallSheet) {
  if (is_outdated) return { label: t('Out of date'), palette: 'gray' };
  if (is_approved) return { label: t('Approved'), palette: 'green' };
  return { label: t('Waiting for approval'), palette: 'orange' };
}

export function SheetStatus({ sheet }: { sheet: CallSheet }) {
  const { label, palette } = statusOf(sheet);
  return (
    <Badge colorPalette={palette} ms="2">
      {label}
    </Badge>
  );
}
