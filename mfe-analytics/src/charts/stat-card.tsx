import { Box, Text, VisuallyHidden } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import type { ReactNode } from 'react';
import { ChartLink } from './chart-link.tsx';
import { changeInWords, changeOf, changeText } from './change.ts';
import { numberText } from './number-text.ts';

export interface StatCardProps {
  title: string;
  value: number | string;
  /** The line under the value. */
  note?: ReactNode;
  /** The value of the period before; compared only if `value` is a number. */
  before?: number;
  /** The address of the counted bookings. */
  to?: string | null;
}

/** A card with one figure (S2 §2). */
export function StatCard({ title, value, note, before, to }: StatCardProps) {
  const text = typeof value === 'number' ? numberText(value) : value;
  return (
    <InfoCard title={title}>
      <Text
        fontSize="3xl"
        fontWeight="semibold"
        lineHeight="1.2"
        overflowWrap="anywhere"
        fontVariantNumeric="tabular-nums"
      >
        {to ? (
          <ChartLink to={to} my="-1">
            {text}
          </ChartLink>
        ) : (
          text
        )}
      </Text>
      {note !== undefined && (
        <Box mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {note}
        </Box>
      )}
      {before !== undefined && typeof value === 'number' && (
        <Comparison value={value} before={before} />
      )}
    </InfoCard>
  );
}

function Comparison({ value, before }: { value: number; before: number }) {
  const change = changeOf(value, before);
  return (
    <Text mt="1" fontSize="sm" color="fg.muted">
      <span aria-hidden>{changeText(change)}</span>
      <VisuallyHidden>{changeInWords(change)}</VisuallyHidden>
      {` from ${numberText(before)} in the period before`}
    </Text>
  );
}
