import { type EarningState, type ListUrl, t, urlValue } from '@shootline/shared-api';

export const path = '/earnings';

export const earningStates: Record<EarningState, string> = {
  to_invoice: t('To invoice'),
  submitted: t('Submitted'),
  approved: t('Approved'),
  in_xero: t('In Xero'),
};

export const stateNames = Object.keys(earningStates) as EarningState[];

const filters = {
  state: urlValue.oneOf(stateNames),
  from_date: urlValue.day,
  to_date: urlValue.day,
};

/** The filters that the URL of Earnings may carry; newest shoot first. */
export const earningsUrl: ListUrl<typeof filters, 'date'> = {
  filters,
  sortFields: ['date'],
  defaultSort: { sortBy: 'date', asc: false },
};
