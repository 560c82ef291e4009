import type { AppDeps } from './deps.ts';
import { accountHandlers } from './domain/people/account/account.routes.ts';
import { analyticsHandlers } from './domain/analytics/analytics.routes.ts';
import { addressHandlers } from './domain/address/address.routes.ts';
import { auditHandlers } from './domain/audit/audit.routes.ts';
import { offerHandlers } from './domain/offer/offer.routes.ts';
import { actionHandlers } from './domain/action/action.routes.ts';
import { bookingDetailHandlers } from './domain/booking-detail/booking-detail.routes.ts';
import { bookingHandlers } from './domain/booking/booking.routes.ts';
import { requestHubProject } from './domain/booking/change/hub-project.ts';
import { calendarHandlers } from './domain/calendar/calendar.routes.ts';
import { videographerHandlers } from './domain/people/videographer/videographer.routes.ts';
import { videographerProfileHandlers } from './domain/videographer-profile/videographer-profile.routes.ts';
import { clientHandlers } from './domain/people/client/client.routes.ts';
import { consequenceHandlers } from './domain/consequence/consequence.routes.ts';
import { commentHandlers } from './domain/comment/comment.routes.ts';
import { exportHandlers } from './domain/export/export.routes.ts';
import { eventHandlers } from './domain/event/event.routes.ts';
import { feedbackHandlers } from './domain/feedback/feedback.routes.ts';
import { fileHandlers } from './domain/file/file.routes.ts';
import { hubHandlers } from './domain/hub/hub.routes.ts';
import { earningsHandlers } from './domain/invoice/earnings/earnings.routes.ts';
import { invoiceHandlers } from './domain/invoice/invoice.routes.ts';
import { listViewHandlers } from './domain/list-view/list-view.routes.ts';
import { mailHandlers } from './domain/mail/mail.routes.ts';
import { notificationHandlers } from './domain/notification/notification.routes.ts';
import { notifyOfChanges } from './domain/notification/notify-of-changes.ts';
import { jobsFor } from './jobs.ts';
import type { Handlers } from './platform/calls/handlers.ts';
import { pricingHandlers } from './domain/pricing/pricing.routes.ts';
import { referenceHandlers } from './domain/reference/reference.routes.ts';
import { remoteHealthHandlers } from './domain/remote-health/remote-health.routes.ts';
import { statusHandlers } from './domain/status/status.routes.ts';
import { sessionHandlers } from './domain/people/sign-in/sign-in.routes.ts';
import { invoicingHandlers } from './domain/people/invoicing/invoicing.routes.ts';
import { passkeyHandlers } from './domain/people/passkey/passkey.routes.ts';
import { secondFactorHandlers } from './domain/people/second-factor/second-factor.routes.ts';
import { hubLinkHandlers } from './domain/people/account/hub-link.routes.ts';
import { managedUserHandlers } from './domain/people/account/managed-user.routes.ts';
import { workspaceHandlers } from './domain/workspace/workspace.routes.ts';
import { workHandlers } from './domain/work/work.routes.ts';
import { userHandlers } from './domain/people/user/user.routes.ts';

/** The handlers of all operations of the contract. */
export const handlersFor = ({
  addresses,
  events,
  hub,
  readPortal,
  settings,
}: AppDeps): Handlers => ({
  ...sessionHandlers,
  ...accountHandlers,
  ...invoicingHandlers,
  ...bookingHandlers,
  ...bookingDetailHandlers,
  ...actionHandlers(notifyOfChanges, requestHubProject(hub)),
  ...consequenceHandlers(requestHubProject(hub)),
  ...listViewHandlers,
  ...workHandlers,
  ...offerHandlers,
  ...commentHandlers(notifyOfChanges),
  ...fileHandlers,
  ...feedbackHandlers(notifyOfChanges),
  ...pricingHandlers,
  ...invoiceHandlers,
  ...earningsHandlers,
  ...analyticsHandlers,
  ...exportHandlers,
  ...referenceHandlers,
  ...clientHandlers,
  ...userHandlers,
  ...managedUserHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  ...hubLinkHandlers,
  ...workspaceHandlers,
  ...videographerHandlers,
  ...videographerProfileHandlers,
  ...calendarHandlers,
  ...addressHandlers(addresses, settings.address),
  ...notificationHandlers,
  ...hubHandlers(hub),
  ...eventHandlers(events),
  ...mailHandlers,
  ...auditHandlers,
  ...remoteHealthHandlers(readPortal),
  ...statusHandlers(hub, jobsFor({ hub })),
});
