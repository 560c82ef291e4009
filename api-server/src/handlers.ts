import { analyticsHandlers } from './analytics/analytics.routes.ts';
import { addressHandlers } from './address/address.routes.ts';
import { auditHandlers } from './audit/audit.routes.ts';
import { availabilityHandlers } from './availability/availability.routes.ts';
import { bookingActionHandlers } from './booking/booking-actions.routes.ts';
import { bookingHandlers } from './booking/booking.routes.ts';
import { clientHandlers } from './client/client.routes.ts';
import { commentHandlers } from './comment/comment.routes.ts';
import { exportHandlers } from './export/export.routes.ts';
import { eventHandlers } from './events/event.routes.ts';
import { feedbackHandlers } from './feedback/feedback.routes.ts';
import { fileHandlers } from './file/file.routes.ts';
import { hubHandlers } from './hub/hub.routes.ts';
import { invoiceHandlers } from './invoice/invoice.routes.ts';
import { mailHandlers } from './mail/mail.routes.ts';
import { notificationHandlers } from './notification/notification.routes.ts';
import type { Handlers } from './openapi/handlers.ts';
import { pricingHandlers } from './pricing/pricing.routes.ts';
import { referenceHandlers } from './reference/reference.routes.ts';
import { sessionHandlers } from './session/session.routes.ts';
import { userHandlers } from './user/user.routes.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...bookingHandlers,
  ...bookingActionHandlers,
  ...availabilityHandlers,
  ...commentHandlers,
  ...fileHandlers,
  ...feedbackHandlers,
  ...pricingHandlers,
  ...invoiceHandlers,
  ...analyticsHandlers,
  ...exportHandlers,
  ...referenceHandlers,
  ...clientHandlers,
  ...userHandlers,
  ...addressHandlers,
  ...notificationHandlers,
  ...hubHandlers,
  ...eventHandlers,
  ...mailHandlers,
  ...auditHandlers,
};
