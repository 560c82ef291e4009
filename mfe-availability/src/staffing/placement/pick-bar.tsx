import { zoneName, t, rich } from '@shootline/shared-api';
import { Box, Button, Flex, FootBar, Radio, Text, styled } from '@shootline/shared-ui';
import { useEffect } from 'react';
import { clockText, dayText } from '../../days/day.ts';
import { meaningOf, type Way } from './placement-rules.ts';
import type { PlacePicked } from './use-place-picked.ts';

const ways: Record<Way, string> = { offer: t('Offer the job'), assign: t('Assign at once') };

/** The picked booking at the foot of the window, with and the way to place it. */
export function PickBar({ of }: { of: PlacePicked }) {
  const { placement, booking, mayUse, setWay, error } = of;
  const { picked, way, cancel } = placement;
  useEffect(() => {
    if (!picked) return undefined;
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere =
        target instanceof Element && target.closest('input[type=search], dialog, [role=dialog]');
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  if (!picked) return null;
  const { title, day, starts, timezone, location } = picked;
  const isPossible = mayUse('offer') || mayUse('assign');
  const when = `${dayText(day, 'ddd D MMM')}, ${clockText(starts, timezone)} ${zoneName(timezone, new Date(starts))}`;
  return (
    <FootBar py="3">
      <Flex
        role="group"
        aria-label={t('Staff {title}', { title })}
        gap={{ base: '2', md: '6' }}
        wrap="wrap"
      >
        <Box flex="1 1 16rem" minW="0" fontSize="sm">
          <Text role="status">
            {rich('{title} is selected. Choose a videographer. Best matches first.', {
              title: <b>{title}</b>,
            })}
          </Text>
          <Text color="fg.muted">{[when, location].filter(Boolean).join(' · ')}</Text>
        </Box>
        <Box flex="2 1 20rem" minW="0" fontSize="sm">
          <Flex role="radiogroup" aria-label={t('How to staff it')} gap="4" wrap="wrap">
            {(['offer', 'assign'] as const).map((one) => (
              <Choice key={one}>
                <Radio
                  name="way"
                  value={one}
                  checked={way === one}
                  disabled={!mayUse(one)}
                  onChange={() => setWay(one)}
                />
                {ways[one]}
              </Choice>
            ))}
          </Flex>
          <Text color="fg.muted" mt="1" minH="5" aria-live="polite">
            {!isPossible
              ? t('This shoot can no longer be offered or assigned.')
              : booking && meaningOf[way](booking)}
          </Text>
          {error && (
            <Text role="alert" mt="1" color="fg.error">
              {error}
            </Text>
          )}
        </Box>
        <Button size="sm" variant="outline" colorPalette="gray" bg="bg.panel" onClick={cancel}>
          {t('Cancel')}
        </Button>
      </Flex>
    </FootBar>
  );
}

const Choice = styled('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '6', cursor: 'pointer' },
});
