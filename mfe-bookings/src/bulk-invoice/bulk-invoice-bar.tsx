import { t } from '@shootline/shared-api';
import { Button, Flex, Text } from '@shootline/shared-ui';
import { type RefObject, useId } from 'react';
import { invoicingRefusal } from './invoicing-refusal.ts';
import type { Ticked } from './use-ticked-bookings.ts';

/**
 * Create Bulk Invoice (n), the reason when it is not possible, and the ticked bookings that it leaves out.
 */
export function BulkInvoiceBar({
  ticked,
  canTick,
  buttonRef,
  onCreate,
}: {
  ticked: Ticked;
  /** Whether the list shows a booking that can be invoiced. */
  canTick: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onCreate: () => void;
}) {
  const id = useId();
  const { bookings, elsewhere } = ticked;
  const refusal =
    bookings.length === 0 && !canTick
      ? t('Nothing in this list can be invoiced.')
      : invoicingRefusal(bookings);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button
        ref={buttonRef}
        size="sm"
        aria-disabled={refusal !== null || undefined}
        aria-describedby={id}
        onClick={() => refusal === null && onCreate()}
      >
        {t('Create Bulk Invoice ({count})', { count: bookings.length })}
      </Button>
      <Text
        id={id}
        role="status"
        flex="1"
        minW={refusal ? (bookings.length > 0 ? '60' : '36') : '0'}
        fontSize="sm"
        color={bookings.length > 0 && refusal ? 'fg.error' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {refusal}
      </Text>
      {elsewhere > 0 && (
        <Flex align="center" gap="2" wrap="wrap" flexBasis="full" fontSize="sm" color="fg.muted">
          {t(
            '{count, plural, one {# selected booking is not in the current list and is not included.} other {# selected bookings are not in the current list and are not included.}}',
            { count: elsewhere },
          )}
          <Button size="xs" variant="outline" colorPalette="gray" onClick={ticked.untickElsewhere}>
            {t('Unselect')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
