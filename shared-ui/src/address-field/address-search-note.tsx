import { type AddressInput, t } from '@shootline/shared-api';
import { Box, Button, Flex } from '@shootline/shared-ui';
import { isInParts, streetText } from './address-values.ts';
import type { AddressSearch } from './use-address-search.ts';

type State = AddressSearch['state'] | 'loading';

const texts: Record<Exclude<State, 'found' | 'failed'>, string> = {
  short: t('Suggestions appear from 3 characters on.'),
  looking: t('Looking for addresses...'),
  none: t('No place was found. Check the spelling, and add the suburb or the city.'),
  loading: t('Loading the address...'),
};

type NoteProps = Omit<AddressSearch, 'state'> & {
  state: State;
  /** The chosen address. */
  chosen: AddressInput | null;
};

function chosenText(address: AddressInput): string {
  if (!isInParts(address)) return t('Address selected.');
  if (streetText(address) === '') return t('Town selected. Add the street.');
  return address.postal_code ? t('Address complete.') : t('Town selected. Add the postal code.');
}

function textOf({ state, suggestions, failure, chosen }: NoteProps): string {
  if (chosen && state !== 'loading') return chosenText(chosen);
  if (state === 'failed') return failure;
  if (state !== 'found') return texts[state];
  const count = suggestions.length;
  if (suggestions.some(({ as_typed: street }) => street !== '')) {
    return t('{count, plural, one {# town} other {# towns}} found for this street.', { count });
  }
  return t('{count, plural, one {# address} other {# addresses}} found.', { count });
}

/** The line under an address field that shows and announces the state of its search. */
export function AddressSearchNote(props: NoteProps) {
  return (
    <Flex align="center" gap="3" mt="1" minH="6" fontSize="xs" color="fg.muted">
      <Box role="status">{textOf(props)}</Box>
      {props.state === 'failed' && (
        <Button size="xs" variant="outline" onClick={props.retry}>
          {t('Retry')}
        </Button>
      )}
    </Flex>
  );
}
