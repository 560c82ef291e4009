import { t } from '../../texts/texts.ts';
import { type ObjectSchema, array, mixed, object, string } from 'yup';
import type {
  BookingExportInput,
  BookingState,
  BookingView,
  ExportFormat,
} from '../../contract/index.ts';
import { roles } from '../../contract/roles.ts';
import { bookingStates } from '../../contract/states.ts';
import { bookingViewsOf } from '../../contract/views.ts';
import { isoDayOf } from '../times/day.ts';
import { exportFormats } from './export-format.ts';
import { ruleTexts } from '../texts.ts';

const { requiredSelect, requiredSelection } = ruleTexts;
const mostRecipients = 50;

const optional = () =>
  string()
    .trim()
    .transform((text: string) => text || null)
    .nullable();

const day = () =>
  optional().test('day', ruleTexts.date, (text) => !text || isoDayOf(text) !== undefined);

function isInOrder(from: string | null | undefined, to: string | null | undefined): boolean {
  const [first, last] = [from, to].map((text) => (text ? isoDayOf(text) : undefined));
  return !first || !last || first <= last;
}

const period = {
  from_date: day(),
  to_date: day().when('from_date', ([from], to) =>
    to.test('order', ruleTexts.period, (text) => isInOrder(from, text)),
  ),
};

const ids = () => array(string().required(requiredSelect));

/** The rules of a period: optional days DD-MM-YYYY, the last not before the first. */
export const periodRules = object(period);

/** The rules of the recipients of an export: at least one, by uuid. */
export const recipientsRules = ids()
  .required(requiredSelection)
  .min(1, requiredSelection)
  .max(mostRecipients, t('Please select at most {mostRecipients} values.', { mostRecipients }));

/** The rules of the kind of file of an export. */
export const formatRules = mixed<ExportFormat>().oneOf(exportFormats, requiredSelect);

/** The booking views of roles that can export. */
const exportedViews = bookingViewsOf(roles.admin).filter((view) => view !== 'all');

/** The rules of the dialog Export Bookings; empty values do not filter. */
export const bookingExportRules = object({
  ...period,
  view: mixed<BookingView>()
    .transform((view: BookingView | '') => view || null)
    .nullable()
    .oneOf([...exportedViews, null], requiredSelect),
  state: array(mixed<BookingState>().required(requiredSelect).oneOf(bookingStates, requiredSelect)),
  clients: ids(),
  camops: ids(),
  billing_region: optional(),
  bookings: ids(),
  format: formatRules,
  recipients: recipientsRules,
}) satisfies ObjectSchema<BookingExportInput>;
