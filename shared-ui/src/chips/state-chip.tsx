import { translated } from '@shootline/shared-api';
import { Badge, styled } from '../basics.ts';
import { type ChipKind, chipStyles, chipTone } from './chip-tones.ts';

/** The coloured state of a booking, an invoice, an offer, a mail, a user or the automatic assignment. */
export function StateChip({
  kind,
  state,
  label,
}: {
  kind: ChipKind;
  state: string;
  label: string;
}) {
  const tone = chipTone(kind, state);
  const { palette, bg, fg } = chipStyles[tone];
  return (
    <Pill
      data-tone={tone}
      colorPalette={palette}
      bg={`colorPalette.${bg}`}
      color={`colorPalette.${fg}`}
      borderColor={bg === 'solid' ? 'colorPalette.solid' : 'colorPalette.border'}
    >
      {translated(label)}
    </Pill>
  );
}

const Pill = styled(Badge, {
  base: {
    borderWidth: '1px',
    fontWeight: 'semibold',
    _before: {
      content: '""',
      boxSize: '1.5',
      flexShrink: '0',
      borderRadius: 'full',
      bg: 'currentColor',
    },
  },
});
