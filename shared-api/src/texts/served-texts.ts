import { msg } from './texts.ts';

// Texts that the API sends in English and the screens show with `translated`: the labels of option sets, and
// the sentences of notifications. Never imported, only read for the catalogues.

// States of bookings.
msg('Draft');
msg('New');
msg('Active');
msg('Requested');
msg('Assigned');
msg('Shoot Completed');
msg('Footage Provided');
msg('Job Complete');
msg('On Hold');
msg('Cancelled');
msg('Request Cancelled');

// States of invoices.
msg('Not submitted');
msg('Submitted');
msg('Approved');
msg('Rejected');

// States of offers.
msg('Awaiting Send');
msg('Unknown');
msg('Available');
msg('Busy');

// States of the automatic assignment.
msg('Not started');
msg('Disabled');
msg('Awaiting availabilities');
msg('Allowing manual assignment');
msg('Completed');
msg('Failed');

// Parts of the staffing.
msg('Declined');
msg('Unavailable');
msg('Released');
msg('Asked');

// States of mails.
msg('Queued');
msg('Sent');
msg('Kept');

// Reasons of a cancellation.
msg('Client rescheduled');
msg('No longer needed');
msg('Location unavailable');
msg('Talent unavailable');
msg('Illness');
msg('Weather');
msg('No videographer');
msg('Duplicate');
msg('Other');

// Kinds of videos and interviewees.
msg('Interview');
msg('Event');
msg('Testimonial');
msg('Corporate');
msg('Training');
msg('Product');
msg('Social');
msg('B-roll');
msg('Executive');
msg('Staff');
msg('Customer');
msg('Presenter');
msg('None');

// Ways of delivering footage.
msg('Hub');
msg('Hard drive');
msg('Cloud link');
msg('Uploaded to the project');
msg('Given to the point of contact');

// Purchase orders, contacts and fees.
msg('Available now');
msg('Available later');
msg('Not available');
msg('Submitter');
msg('Project owner');
msg('Cancelled within 24 hours');
msg('Cancelled within 48 hours');

// Names of roles and areas.
msg('Unapproved client user');
msg('Client user');
msg('Client team admin');
msg('Client owner');
msg('Editor');
msg('Reviewer');
msg('Finance');
msg('Admin');
msg('Bookings');
msg('Invoices');
msg('Analytics');
msg('Availability');

// Notifications, with the verbs of the server.
msg('{actor} released you from {target}');
msg('{actor} assigned you to {target}');
msg('{actor} accepted the offer for {target}');
msg('{actor} will film {target}');
msg('{actor} is available for {target}');
msg('{actor} declined the offer for {target}');
msg('{actor} offered the job of {target}');
msg('{actor} offered you {target}');
msg('{actor} asked you to confirm the changes of {target}');
msg('{actor} stopped automatic assignment of {target}');
msg('{actor} found no videographer for {target}');
msg('{actor} updated {target}');
msg('{actor} updated and so withdrew the offers of {target}');
msg('{actor} updated and asked the videographer to confirm {target}');
msg('{actor} changed the purchase order of {target}');
msg('{actor} commented on {target}');
msg('{actor} commented internally on {target}');
msg('{actor} submitted {target}');
msg('{actor} deleted {target}');
msg('{actor} completed and asks for your feedback on {target}');
msg('{actor} gave feedback on {target}');
msg('{actor} updated the price of {target}');
msg('{actor} generated a call sheet for {target}');
msg('{actor} approved the call sheet of {target}');
msg('{actor} opened the invoice of your fee for {target}');
msg('{actor} closed the invoice of your fee for {target}');
msg('{actor} corrected an invoice for {target}');
msg('{actor} corrected a credit note for {target}');
msg('{actor} submitted an invoice for {target}');
msg('{actor} submitted a credit note for {target}');
msg('{actor} approved {target}');
msg('{actor} put on hold {target}');
msg('{actor} made active {target}');
msg('{actor} cancelled {target}');
msg('{actor} completed the shoot of {target}');
msg('{actor} provided footage for {target}');
msg('{actor} completed {target}');
msg('{actor} added a file to {target}');
msg('{actor} deleted a file of {target}');
msg('{actor} added a cancellation fee to {target}');
msg('{actor} deleted a cancellation fee of {target}');
msg('{actor} approved your invoice for {target}');
msg('{actor} approved your credit note for {target}');
msg('{actor} rejected your invoice for {target}');
msg('{actor} rejected your credit note for {target}');
msg('{actor} deleted the file of an invoice for {target}');
msg('{actor} cancelled within 24 hours of the shoot, so that a fee is due for {target}');
msg('{actor} cancelled within 48 hours of the shoot, so that a fee is due for {target}');
