import { formatDuration, TimeText } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** A second line of a cell, smaller; in a card it goes on behind the first. */
export function Under({ children }: { children: ReactNode }) {
  return <div data-under>{children}</div>;
}

/** Takes the place of a missing value. */
export function Nothing() {
  return <span data-muted>—</span>;
}

/**
 * The day of an ISO 8601 instant in an IANA zone, and beneath it the time, with how many hours it lasts;
 * 'N/A' for none (S1 §2).
 */
export function DayAndTime(props: {
  iso: string | null;
  zone?: string | null;
  hours?: number | null;
  /** Beside the day. */
  children?: ReactNode;
}) {
  const { iso, zone, hours = null, children } = props;
  if (!iso) return <span data-muted>N/A</span>;
  return (
    <>
      <TimeText iso={iso} zone={zone} show="date" />
      {children}
      <Under>
        <TimeText iso={iso} zone={zone} show="time" />
        {hours !== null && ` · ${formatDuration(hours)}`}
      </Under>
    </>
  );
}
