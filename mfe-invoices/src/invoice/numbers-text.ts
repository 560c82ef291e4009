import { currentLocale, type NumberOfInvoice, t } from '@shootline/shared-api';

const list = new Intl.ListFormat(currentLocale());

/** Invoice numbers with their bookings: 'BH-0250 (booking 10001) and BH 0250 (booking 10002)'. */
export const numbersText = (numbers: readonly NumberOfInvoice[]): string =>
  list.format(
    numbers.map(({ invoice_number: number, booking_uid: booking }) =>
      t('{number} (booking {booking})', { number, booking }),
    ),
  );
