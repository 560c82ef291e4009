import type { Booking, BookingFile } from '@shootline/shared-api';

/** The file of a booking's call sheet; undefined if there is none or it was deleted. */
export function sheetFileOf({ call_sheet, files }: Booking): BookingFile | undefined {
  return call_sheet?.file ? files.find(({ file }) => file === call_sheet.file) : undefined;
}
