import { t } from '@shootline/shared-api';
import {
  SwitchControl,
  SwitchHiddenInput,
  SwitchLabel,
  SwitchRoot,
  SwitchThumb,
} from '@chakra-ui/react/switch';
import { switchSlotRecipe } from '@chakra-ui/react/theme';
import { Box, Flex, Heading, type Key, keyStore, modName, Text } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useSyncExternalStore } from 'react';
import { shownKey } from './shown-key.ts';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

type Labels = readonly (readonly [key: string, label: string])[];

/** The label of each key; of two entries with the same key, the later one. */
const labelsOf = (keys: readonly Key[]): Labels => [
  ...new Map(keys.map(({ key, label }) => [key, label])),
];

function KeyLine({ name, label }: { name: string; label: string }) {
  return (
    <Flex align="center" gap="4" py="2" borderTopWidth="1px">
      <Box as="dt" minW={name.length > 1 ? '32' : '10'}>
        <Box
          as="kbd"
          display="inline-block"
          minW="7"
          px="2"
          py="1"
          borderWidth="1px"
          borderRadius="l1"
          bg="bg.muted"
          fontFamily="mono"
          fontSize="sm"
          textAlign="center"
        >
          {shownKey(name)}
        </Box>
      </Box>
      <Box as="dd" m="0" overflowWrap="anywhere">
        {label}
      </Box>
    </Flex>
  );
}

function KeyLines({ labels, color }: { labels: Labels; color?: string }) {
  return (
    <Box as="dl" m="0" color={color}>
      {labels.map(([key, label]) => (
        <KeyLine key={key} name={key} label={label} />
      ))}
    </Box>
  );
}

/** The keys that work on this page, and the switch that turns all of them off in this browser. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = useSyncExternalStore(keyStore.subscribe, keyStore.get);
  const isOn = useSyncExternalStore(keyStore.subscribe, keyStore.isOn);
  const labels = labelsOf(keys.filter(({ press }) => press)).toSorted();
  const ofTable = labelsOf(keys.filter(({ press }) => !press));
  return (
    <Dialog title={t('Keyboard Shortcuts')} maxWidth={440} onClose={onClose}>
      <ChakraParts>
        <SwitchRoot
          recipe={switchSlotRecipe}
          checked={isOn}
          onCheckedChange={({ checked }) => keyStore.setOn(checked)}
          colorPalette="brand"
          display="flex"
          justifyContent="space-between"
          mb="2"
        >
          <SwitchLabel>{t('Keyboard Shortcuts')}</SwitchLabel>
          <SwitchHiddenInput role="switch" />
          <SwitchControl>
            <SwitchThumb />
          </SwitchControl>
        </SwitchRoot>
      </ChakraParts>
      <Text color="fg.muted" fontSize="sm" mb="4">
        {isOn
          ? t(
              'These keys work on this page; while you type in a field, only those with {modName}.',
              { modName: modName() },
            )
          : t('They are off in this browser. If you turn them on, these work on this page:')}
      </Text>
      <KeyLines labels={labels} color={isOn ? undefined : 'fg.muted'} />
      {ofTable.length > 0 && (
        <>
          <Heading as="h3" size="sm" mt="6" mb="2">
            {t('In the cells of the table')}
          </Heading>
          <KeyLines labels={ofTable} />
        </>
      )}
    </Dialog>
  );
}
