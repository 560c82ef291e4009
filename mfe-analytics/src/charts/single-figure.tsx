import { numberText, t } from '@shootline/shared-api';
import { Flex, Text } from '@shootline/shared-ui';
import { changeOf, changeText } from '../figures/change.ts';
import { ChartLink } from './chart-link.tsx';

/** The only value of a chart. */
export interface OnlyValue {
  name: string;
  value: number;
  /** The value in the period before; null without one. */
  before: number | null;
  to: string | null;
}

/** The only value of a chart as a figure, since a single bar compares nothing. */
export function SingleFigure({ of: { name, value, before, to } }: { of: OnlyValue }) {
  const text = numberText(value);
  return (
    <Flex height="full" direction="column" justify="center" gap="1">
      <Text fontSize="2xl" fontWeight="semibold">
        {to ? <ChartLink to={to}>{text}</ChartLink> : text}
      </Text>
      <Text overflowWrap="anywhere">{name}</Text>
      {before !== null && (
        <Text fontSize="sm" color="fg.muted">
          {t('Period before: {number} ({change})', {
            number: numberText(before),
            change: changeText(changeOf(value, before)),
          })}
        </Text>
      )}
    </Flex>
  );
}
