import { t } from '@shootline/shared-api';
import { styled, Flex, Icon, Text, VisuallyHidden } from '@shootline/shared-ui';
import { RadioGroup } from '@shootline/shared-ui/choice-field';
import { type FieldProps } from '@shootline/shared-ui/form';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { useController } from 'react-hook-form';

const ratings = [0, 1, 2, 3, 4, 5];

const nameOf = (rating: number) => t('{rating, plural, one {# star} other {# stars}}', { rating });

const Option = styled('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '10',
    borderRadius: 'l2',
    color: 'fg.subtle',
    cursor: 'pointer',
    '&:has(:focus-visible)': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'colorPalette.focusRing',
    },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.5' },
  },
});

const Radio = styled('input', {
  base: { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'inherit' },
});

const Zero = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    '[data-checked] > &': { bg: 'star', borderColor: 'star', color: 'bg.panel' },
  },
});

/**
 * A rating of 0 to 5 stars as a number; undefined or null means not rated yet.
 *
 * Built on radio buttons, as Chakra's rating group has none for 0 and reads out "1 star" when nothing is
 * chosen.
 */
export function RatingField(props: FieldProps) {
  const { name, isDisabled } = props;
  const { field } = useController({ name });
  const [hovered, setHovered] = useState<number | null>(null);
  const rating: unknown = field.value;
  const focused = typeof rating === 'number' ? rating : 0;
  const filled = hovered ?? focused;
  const choose = (chosen: number) => {
    // The keyboard may change the rating while the pointer rests on a star.
    setHovered(null);
    field.onChange(chosen);
  };
  return (
    <RadioGroup {...props}>
      {(isInvalid) => (
        <Flex align="center" wrap="wrap" ms="-1" onPointerLeave={() => setHovered(null)}>
          {ratings.map((one) => (
            <Option
              key={one}
              data-checked={one === rating || undefined}
              color={one > 0 && one <= filled ? 'star' : undefined}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse' && !isDisabled) setHovered(one);
              }}
            >
              <Radio
                type="radio"
                name={name}
                checked={one === rating}
                disabled={isDisabled}
                aria-invalid={isInvalid}
                onChange={() => choose(one)}
                onBlur={field.onBlur}
                {...(one === focused ? { ref: field.ref } : {})}
              />
              <VisuallyHidden>{nameOf(one)}</VisuallyHidden>
              {one === 0 ? (
                <Zero aria-hidden>0</Zero>
              ) : (
                <Icon icon={Star} size={28} isFilled={one <= filled} />
              )}
            </Option>
          ))}
          <Text as="span" aria-live="polite" ms="2" fontSize="sm" fontWeight="semibold">
            {rating === 5 && t('Excellent!')}
          </Text>
        </Flex>
      )}
    </RadioGroup>
  );
}
