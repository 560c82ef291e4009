import type { ReactNode } from 'react';
import { CallSheetDetails } from '../call-sheet/call-sheet-details.tsx';
import { callSheetRefusal } from '../call-sheet/call-sheet-refusal.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingWindow, type QuestionContext } from './booking-window.tsx';

/** A window page about a booking's call sheet, with the sheet to read first. */
export function CallSheetWindow(props: {
  title: string;
  question: (asking: QuestionContext) => ReactNode;
}) {
  return (
    <BookingWindow
      {...props}
      refusalOf={callSheetRefusal}
      facts={(booking) => (
        <BookingFacts booking={booking}>
          {booking.call_sheet && <CallSheetDetails booking={booking} sheet={booking.call_sheet} />}
        </BookingFacts>
      )}
    />
  );
}
