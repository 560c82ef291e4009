import type * as schema from '../../src/domain/schema.ts';
import { hoursFromNow } from '../../tests/workspace.ts';
import type { People } from './cast.ts';
import type { Fixture, Wanted } from './fixture.ts';
import { marks } from './marks.ts';

type Row = typeof schema.booking.$inferInsert;

const address = {
  route: marks.street,
  formatted_address: `1 ${marks.street}, Sydney NSW 2000, Australia`,
  formatted_address_short: `1 ${marks.street}, Sydney NSW`,
};

const later = (date: Date | null | undefined, days: number) =>
  date ? new Date(date.getTime() + days * 86_400_000) : null;

/** A booking with the marks, like the model but so many days later. */
export function bookingRow(
  model: typeof schema.booking.$inferSelect,
  { wanted, fixture, days }: { wanted: Wanted; fixture: Fixture; days: number },
  people: People,
): Row {
  const {
    bookingUid: _uid,
    shootLocation: _location,
    day: _day,
    titleSearch: _title,
    ...brief
  } = model;
  return {
    ...brief,
    id: fixture.id,
    bookingNumber: 0,
    title: fixture.title,
    state: wanted.state,
    date: wanted.hasStarted ? hoursFromNow(-1) : later(brief.date, days),
    arrivalAndSetupDate: later(brief.arrivalAndSetupDate, days),
    address: brief.address && { ...brief.address, ...address },
    submitterId: people[wanted.submitter ?? 'submitter'].id,
    cameraOperatorId: people.assigned.id,
    autoAssignState: wanted.autoAssignState ?? 'allowing_manual_assignment',
    isClientCostManual: true,
    clientCost: marks.clientCost,
    clientCostCurrency: 'AUD',
    isCameraOperatorCostManual: true,
    cameraOperatorCost: marks.cameraOperatorCost,
    cameraOperatorCostCurrency: 'AUD',
    maximumBudget: marks.maximumBudget,
    invoiceToUser: {
      full_name: 'Pat Lee',
      phone: '+61 400 000 000',
      email: marks.invoiceTo,
      company: '',
    },
    invoiceNotes: marks.invoiceNotes,
    quoteNumber: marks.quoteNumber,
    quoteNumberType: 'available_now',
    videoId: fixture.videoId,
    hubProjectUrl: 'https://hub.example.test/p/1',
  };
}
