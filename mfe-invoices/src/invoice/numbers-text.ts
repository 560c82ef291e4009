import { listText, type NumberOfInvoice, t } from '@shootline/shared-api';

/** Invoice numbers with their bookings: 'BH-0250 (booking 10001) and BH 0250 (booking 10002)'. */
export const numbersText = (numbers: readonly NumberOfInvoice[]): string =>
  listText(
    numbers.map(({ invoice_number: number, booking_uid: booking }) =>
      t('{number} (booking {booking})', { number, booking }),
    ),
  );
