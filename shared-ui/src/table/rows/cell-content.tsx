import { t } from '@shootline/shared-api';
import { formatDuration, TimeText } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/**
 * A second, smaller line of a cell; in a card it continues the first line. Before the text of a title, it is
 * the end of the title's second line.
 */
export function CellSubline({ children }: { children: ReactNode }) {
  return <div data-under>{children}</div>;
}

/** A dash in place of a missing value. */
export function NoValue() {
  return <span data-muted>—</span>;
}

/**
 * The day of an ISO 8601 instant in an IANA zone, and beneath it the time with the duration in hours; 'N/A'
 * for none.
 */
export function DayAndTime(props: {
  iso: string | null;
  zone?: string | null;
  hours?: number | null;
  /** Shown beside the day. */
  children?: ReactNode;
}) {
  const { iso, zone, hours = null, children } = props;
  if (!iso) return <span data-muted>{t('N/A')}</span>;
  return (
    <>
      <TimeText iso={iso} zone={zone} show="date" />
      {children}
      <CellSubline>
        <TimeText iso={iso} zone={zone} show="time" />
        {hours !== null && ` · ${formatDuration(hours)}`}
      </CellSubline>
    </>
  );
}
