import { t, rich, numberText } from '@shootline/shared-api';
import { Box, styled, Flex, Text, VisuallyHidden } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { ChartLink } from '../charts/chart-link.tsx';
import { changeInWords, changeOf, changeText } from '../figures/change.ts';
import { StatFrame } from './stat-frame.tsx';

export interface StatCardProps {
  title: string;
  /** Undefined if there is none. */
  value: number | string | undefined;
  /** A note shown beside the value. */
  note?: ReactNode;
  /** The line under the value. */
  line?: ReactNode;
  /** The value of the period before; compared only if `value` is a number. */
  before?: number;
  /** How numbers are shown, if they have a unit; their change is then in percent. */
  text?: (value: number) => string;
  /** The address of the counted bookings. */
  to?: string | null;
  /** A control beside the title. */
  action?: ReactNode;
}

/** A card with one figure. */
export function StatCard({ title, value, line, before, text, to, action, ...of }: StatCardProps) {
  const shown = typeof value === 'number' ? (text ?? numberText)(value) : (value ?? t('N/A'));
  const note = value === undefined ? t('Data is not available.') : of.note;
  return (
    <StatFrame title={title} action={action}>
      <Flex wrap="wrap" align="baseline" columnGap="3">
        <Text fontSize="2xl" fontWeight="semibold" lineHeight="1.2" overflowWrap="anywhere">
          {to ? (
            <ChartLink to={to} my="-1">
              {shown}
            </ChartLink>
          ) : (
            shown
          )}
        </Text>
        {note !== undefined && (
          <Box fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {note}
          </Box>
        )}
        {line !== undefined && <Line>{line}</Line>}
        {before !== undefined && typeof value === 'number' && (
          <Comparison value={value} before={before} text={text} />
        )}
      </Flex>
    </StatFrame>
  );
}

const Line = styled('div', {
  base: { flexBasis: 'full', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});

function Comparison({
  value,
  before,
  text,
}: Required<Pick<StatCardProps, 'before'>> & {
  value: number;
  text: StatCardProps['text'];
}) {
  const change = changeOf(value, before);
  return (
    <Line>
      {rich('{change} from {number} in the period before', {
        change: (
          <>
            <span aria-hidden>{changeText(change, text)}</span>
            <VisuallyHidden>{changeInWords(change, text)}</VisuallyHidden>
          </>
        ),
        number: (text ?? numberText)(before),
      })}
    </Line>
  );
}
