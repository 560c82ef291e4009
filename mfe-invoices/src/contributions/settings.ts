import { t } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';

const { fields: rules } = workspaceSettingsRules;
const card = t('Invoices by the Portal');

/** The settings of the invoices that the portal writes for videographers. */
export const settings: readonly WorkspaceSetting[] = [
  {
    name: 'invoice_name',
    card,
    label: t('Business that is invoiced'),
    help: t('Its legal name. Without name, address and country, the portal writes no invoices.'),
    kind: 'text',
    rule: rules.invoice_name,
    options: [],
  },
  {
    name: 'invoice_address',
    card,
    label: t('Address of the business'),
    help: '',
    kind: 'lines',
    rule: rules.invoice_address,
    options: [],
  },
  {
    name: 'invoice_country',
    card,
    label: t('Country of the business'),
    help: t('It decides the tax on an invoice, together with the country of the videographer.'),
    kind: 'country',
    rule: rules.invoice_country,
    options: [],
  },
  {
    name: 'invoice_tax_number',
    card,
    label: t('Tax number of the business'),
    help: t('ABN, VAT or GST number.'),
    kind: 'text',
    rule: rules.invoice_tax_number,
    options: [],
  },
  {
    name: 'invoice_language',
    card,
    label: t('Language of invoices'),
    help: t('Invoices are in this language and in that of the videographer.'),
    kind: 'list',
    rule: rules.invoice_language,
    options: [
      { value: 'en', label: t('English') },
      { value: 'de', label: t('German') },
    ],
  },
];
