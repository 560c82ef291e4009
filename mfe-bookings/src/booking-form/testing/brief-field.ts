import { screen, within } from '@testing-library/react';

type Control = readonly [
  section: string,
  role: 'textbox' | 'combobox' | 'radiogroup',
  name: string | RegExp,
];

const person = (path: string, section: string): Record<string, Control> => ({
  // An error about the whole person shows at its first field.
  [path]: [section, 'textbox', 'Full name'],
  [`${path}.full_name`]: [section, 'textbox', 'Full name'],
  [`${path}.phone`]: [section, 'textbox', 'Phone'],
  [`${path}.email`]: [section, 'textbox', 'Email'],
  [`${path}.company`]: [section, 'textbox', 'Company'],
});

const inProject = 'Project Details';
const inOwner = 'Project Owner';
const inContact = 'Point of Contact';
const inPlace = 'Shoot Location';
const inShoot = 'Shoot Details';
const inAdditional = 'Additional Details';
const inInvoice = 'Invoice';

/** Where the form shows a brief's fields, by the path that an error names. */
const controls: Record<string, Control> = {
  client: ['Client', 'combobox', 'Client'],
  title: [inProject, 'textbox', 'Title'],
  date: [inProject, 'textbox', 'Date'],
  arrival_and_setup_date: [inProject, 'textbox', 'Arrival for set-up'],
  duration: [inProject, 'combobox', 'Length'],
  maximum_budget: [inProject, 'textbox', 'Maximum budget'],
  maximum_budget_currency: [inProject, 'combobox', 'Budget currency'],
  project_owner_type: [inOwner, 'radiogroup', 'Project Owner'],
  booking_owner_phone_number: [inOwner, 'textbox', 'Project Owner phone'],
  ...person('project_owner', inOwner),
  point_of_contact_type: [inContact, 'radiogroup', 'Point of Contact'],
  booking_poc_phone_number: [inContact, 'textbox', 'Point of Contact phone'],
  ...person('point_of_contact', inContact),
  is_address_manual: [inPlace, 'radiogroup', 'Enter the address manually?'],
  address: [inPlace, 'combobox', 'Address'],
  'address.street_number': [inPlace, 'textbox', 'Street number'],
  'address.route': [inPlace, 'textbox', 'Street'],
  'address.locality': [inPlace, 'textbox', 'City or suburb'],
  'address.state': [inPlace, 'textbox', 'State'],
  'address.postal_code': [inPlace, 'textbox', 'Postal code'],
  'address.country_code': [inPlace, 'combobox', 'Country'],
  'address.timezone': [inPlace, 'combobox', 'Time zone'],
  'address.additional_details': [inPlace, 'textbox', 'Additional details'],
  is_parking_available: [inPlace, 'radiogroup', 'Is parking available?'],
  parking_details: [inPlace, 'textbox', 'Parking details'],
  layout_lighting_details: [inShoot, 'textbox', 'Layout and lighting'],
  video_type: [inShoot, 'combobox', 'Video type'],
  video_type_details: [inShoot, 'textbox', 'Video type details'],
  interviewee_type: [inShoot, 'combobox', 'Interviewees'],
  interviewee_type_details: [inShoot, 'textbox', 'Interviewees details'],
  interviewees_presenters_details: [inShoot, 'textbox', 'Interviewees / presenters'],
  camera_operator_capture_details: [inShoot, 'textbox', 'What to capture'],
  inspiration_details: [inShoot, 'textbox', 'Inspiration'],
  is_equipment_terms_accepted: [inAdditional, 'radiogroup', 'Is a teleprompter required?'],
  shoot_footage_upload_type: [inAdditional, 'combobox', 'Footage receipt method'],
  covid_19: [inAdditional, 'textbox', 'Covid 19'],
  additional_details: [inAdditional, 'textbox', 'Additional requests'],
  is_terms_accepted: [inAdditional, 'radiogroup', 'Do you accept the terms and conditions?'],
  ...person('invoice_to_user', inInvoice),
  purchase_order_type: [inInvoice, 'combobox', 'Purchase Order type'],
  purchase_order: [inInvoice, 'textbox', 'Purchase Order'],
  quote_number_type: [inInvoice, 'combobox', 'Quote Number type'],
  quote_number: [inInvoice, 'textbox', 'Quote Number'],
  invoice_notes: [inInvoice, 'textbox', 'Invoice Notes'],
};

/** A section of the form, by title. */
export const section = (title: string) => within(screen.getByRole('region', { name: title }));

/** The control of a brief's field; null if the form does not show it. */
export function queryBriefField(path: string): HTMLElement | null {
  const control = controls[path];
  if (!control) throw new Error(`Where does the form show ${path}?`);
  const [title, role, name] = control;
  return section(title).queryByRole(role, { name });
}

/** The control of a brief's field. Throws if the form does not show it. */
export function briefField(path: string): HTMLElement {
  const control = queryBriefField(path);
  if (!control) throw new Error(`The form does not show ${path}.`);
  return control;
}
