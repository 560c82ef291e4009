import { t } from '@shootline/shared-api';
import { Flex, Radio, useColorMode, type ColorMode } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { RadioLabel } from '@shootline/shared-ui/choice-field';

const modes: Record<ColorMode, string> = {
  system: t('As the system'),
  light: t('Light'),
  dark: t('Dark'),
};

/** Chooses the portal's colours in this browser. */
export function AppearanceCard() {
  const { mode, setMode } = useColorMode();
  return (
    <InfoCard title={t('Appearance')}>
      <Flex role="radiogroup" aria-label={t('Colours')} gap="3" direction="column">
        {(Object.keys(modes) as ColorMode[]).map((value) => (
          <RadioLabel key={value}>
            <Radio
              name="colours"
              value={value}
              checked={mode === value}
              onChange={() => setMode(value)}
            />
            {modes[value]}
          </RadioLabel>
        ))}
      </Flex>
    </InfoCard>
  );
}
