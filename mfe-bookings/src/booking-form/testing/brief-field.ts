import { type BriefName, briefField as rowOf, briefNames } from '@shootline/shared-api/rules/brief';
import { screen, within } from '@testing-library/react';
import { sectionOf } from '../sections.ts';

type Control = readonly [
  section: string,
  role: 'textbox' | 'combobox' | 'radiogroup',
  name: string | RegExp,
];

const titleOf = (name: BriefName) => sectionOf(name)?.title ?? '';

const person = (name: BriefName): Record<string, Control> => ({
  // An error about the whole person shows at its first field.
  [name]: [titleOf(name), 'textbox', 'Full name'],
  [`${name}.full_name`]: [titleOf(name), 'textbox', 'Full name'],
  [`${name}.phone`]: [titleOf(name), 'textbox', 'Phone'],
  [`${name}.email`]: [titleOf(name), 'textbox', 'Email'],
  [`${name}.company`]: [titleOf(name), 'textbox', 'Company'],
});

const inProject = 'Project Details';
const inPlace = 'Shoot Location';

const special: Record<string, Control> = {
  client: ['Client', 'combobox', 'Client'],
  date: [inProject, 'textbox', 'Date'],
  arrival_and_setup_date: [inProject, 'textbox', 'Arrival for set-up'],
  duration: [inProject, 'combobox', 'Length'],
  maximum_budget: ['Invoice', 'textbox', 'Maximum budget'],
  maximum_budget_currency: ['Invoice', 'combobox', 'Budget currency'],
  project_owner_type: ['Project Owner', 'radiogroup', 'Project Owner'],
  point_of_contact_type: ['Point of Contact', 'radiogroup', 'Point of Contact'],
  is_address_manual: [inPlace, 'radiogroup', 'Enter the address manually?'],
  address: [inPlace, 'combobox', 'Address'],
  'address.street_number': [inPlace, 'textbox', 'Street number'],
  'address.route': [inPlace, 'textbox', 'Street'],
  'address.locality': [inPlace, 'textbox', 'Suburb or town'],
  'address.state': [inPlace, 'textbox', 'State'],
  'address.postal_code': [inPlace, 'textbox', 'Postal code'],
  'address.country_code': [inPlace, 'combobox', 'Country'],
  'address.timezone': [inPlace, 'combobox', 'Time zone'],
  'address.additional_details': [inPlace, 'textbox', 'Additional details'],
};

function controlOf(name: BriefName): Record<string, Control> {
  const { kind, label, asks = label } = rowOf(name);
  if (kind === 'contact') return person(name);
  const role =
    kind === 'choice' ? 'combobox' : kind === 'yes-no' ? 'radiogroup' : ('textbox' as const);
  return { [name]: [titleOf(name), role, asks] };
}

/** The place of a brief's fields in the form, by the path that an error names. */
const controls: Record<string, Control> = {
  ...Object.fromEntries(briefNames.flatMap((name) => Object.entries(controlOf(name)))),
  ...special,
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
