import { t, numberText } from '@shootline/shared-api';
import { Box, styled, Flex, useColorMode } from '@shootline/shared-ui';
import { ChartLink } from './chart-link.tsx';
import type { ChartModel } from './chart-model.ts';
import { percentText } from '../figures/number-text.ts';
import type { ChartColor } from './palette.ts';

interface LegendEntry {
  name: string;
  /** Without it, the bars' colour. */
  color?: ChartColor;
  /** Text after the name. */
  value?: string;
  to?: string | null;
  /** Draws the swatch as an outline. */
  isBefore?: boolean;
}

/** The slices of a pie, or the periods of compared bars; empty for other charts. */
function entriesOf({ kind, names, series }: ChartModel): LegendEntry[] {
  const [first] = series;
  if (kind === 'pie') {
    const total = first?.points.reduce((sum, { value }) => sum + value, 0) ?? 0;
    return (first?.points ?? []).map(({ value, to }, at) => ({
      name: names[at] ?? '',
      color: first?.colors?.[at],
      value: `${numberText(value)} (${percentText(value, total)})`,
      to,
    }));
  }
  const isCompared = series.some(({ isBefore }) => isBefore);
  if (!isCompared) return [];
  // Bars in several colours need no entry, because only this period has them.
  return series
    .filter(({ isBefore, colors }) => isBefore || !colors)
    .map(({ name, colors, isBefore }) => ({ name, color: colors?.[0], isBefore }));
}

/** The legend of a chart, with links to the bookings that the slices of a pie count. */
export function ChartLegend({ model }: { model: ChartModel }) {
  const entries = entriesOf(model);
  const isPie = model.kind === 'pie';
  if (entries.length === 0) return null;
  return (
    <List
      aria-label={t('{title}, legend', { title: model.title })}
      // Long legends scroll, so the keyboard needs the focus here.
      tabIndex={isPie ? 0 : undefined}
      maxHeight={isPie ? 'full' : undefined}
      width={isPie ? { md: '42%' } : undefined}
      flexWrap={isPie ? 'nowrap' : undefined}
      flexDirection={isPie ? 'column' : undefined}
      justifyContent={isPie ? { md: 'safe center' } : undefined}
    >
      {entries.map(({ name, color, value, to, isBefore }) => (
        <Flex as="li" key={name} gap="2" align="baseline" minW="0">
          <Swatch color={color} isOutline={isBefore} />
          <Box minW="0" overflowWrap="anywhere">
            {to ? <ChartLink to={to}>{name}</ChartLink> : name}
            {value && (
              <Box as="span" color="fg.muted" whiteSpace="nowrap">
                {` ${value}`}
              </Box>
            )}
          </Box>
        </Flex>
      ))}
    </List>
  );
}

/** The square that shows a name's colour, filled or as an outline like the bars. */
export function Swatch({ color, isOutline }: { color?: ChartColor; isOutline?: boolean }) {
  const { resolved } = useColorMode();
  const shown = color?.[resolved];
  return (
    <Box
      flexShrink="0"
      boxSize="3"
      borderRadius="sm"
      bg="brand.solid"
      borderWidth={isOutline ? '2px' : undefined}
      style={
        shown ? { background: isOutline ? 'transparent' : shown, borderColor: shown } : undefined
      }
    />
  );
}

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: { base: '0', md: '1' },
    fontSize: 'sm',
    listStyle: 'none',
    overflowY: 'auto',
  },
});
