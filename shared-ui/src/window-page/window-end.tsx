import { t } from '@shootline/shared-api';
import { Box, ButtonLink, Flex, Icon, Stack, Text } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import type { WindowOutcome } from './use-window-end.ts';

const ends = {
  done: { text: t('Done. You can close this window.'), icon: Check, palette: 'green' },
  unchanged: {
    text: t('Nothing was changed. You can close this window.'),
    icon: Info,
    palette: 'blue',
  },
} as const;

/** Shown if the browser does not let a page close its window. */
export function WindowEnd({ kind, details }: WindowOutcome) {
  const { text, icon, palette } = ends[kind];
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap="6">
      <Flex ref={message} tabIndex={-1} outline="none" gap="3" colorPalette={palette}>
        <Box color="colorPalette.fg">
          <Icon icon={icon} size={24} />
        </Box>
        <Stack gap="2" minW="0">
          <Text fontWeight="semibold">{text}</Text>
          {details && (
            <Box color="fg.muted" colorPalette="brand" overflowWrap="anywhere">
              {details}
            </Box>
          )}
        </Stack>
      </Flex>
      <Flex justify="flex-end">
        <ButtonLink to="/" variant="outline" colorPalette="gray">
          <Icon icon={House} size={18} />
          {t('Home')}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}
