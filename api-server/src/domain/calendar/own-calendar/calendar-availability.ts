import { type Component, timesOf, valuesOf } from './calendar-lines.ts';
import { type Span, occurrencesOf, readEvent } from './calendar-series.ts';
import {
  type TimeReader,
  endOf,
  instantOfTime,
  periodOf,
  timeOf,
  zoneNameOf,
} from './calendar-times.ts';

/** Spans without those of others. */
const without = (spans: Span[], others: Span[]): Span[] =>
  others.reduce(
    (rest, other) =>
      rest.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, other.from) },
          { from: Math.max(span.from, other.to), to: span.to },
        ].filter(({ from, to }) => from < to),
      ),
    spans,
  );

/** The busy periods of a VFREEBUSY. */
export const busyPeriods = (component: Component, reader: TimeReader): Span[] =>
  timesOf(component, 'FREEBUSY')
    .filter(({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap((of) => of.value.split(',').map((text) => periodOf(text, zoneNameOf(of), reader)))
    .map(({ start, length }) => ({ from: instantOfTime(start), to: endOf(start, length) }));

/** The time that a VAVAILABILITY is about, and the part of it that is available (RFC 7953). */
function readAvailability(component: Component, reader: TimeReader, span: Span) {
  const instant = (name: string) => {
    const [of] = timesOf(component, name);
    return of && instantOfTime(timeOf(of.value, zoneNameOf(of), reader));
  };
  const about = {
    from: Math.max(span.from, instant('DTSTART') ?? -Infinity),
    to: Math.min(span.to, instant('DTEND') ?? Infinity),
  };
  const series = component.parts
    .filter(({ name }) => name === 'AVAILABLE')
    .map((part) => readEvent(part, reader, true));
  const available = [...Map.groupBy(series, ({ uid }) => uid).values()]
    .flatMap((some) =>
      occurrencesOf(
        some.find(({ replaces }) => !replaces),
        some.filter(({ replaces }) => replaces),
        span,
      ),
    )
    .map(({ starts, ends }) => ({ from: starts, to: ends }));
  return {
    about: about.from < about.to ? [about] : [],
    available,
    // 1 is the highest, 0 none.
    rank: Number(valuesOf(component, 'PRIORITY')[0]?.value ?? 0) || 10,
  };
}

/** The times of a span outside the available ones; of several, the one with the higher priority counts. */
export function unavailablePeriods(
  components: Component[],
  reader: TimeReader,
  span: Span,
): Span[] {
  return components
    .map((component) => readAvailability(component, reader, span))
    .sort((a, b) => b.rank - a.rank)
    .reduce<Span[]>(
      (busy, { about, available }) => [...without(busy, about), ...without(about, available)],
      [],
    );
}
