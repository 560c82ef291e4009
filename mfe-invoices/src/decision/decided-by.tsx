import { type Invoice, useCurrentUser, rich } from '@shootline/shared-api';
import { Text, TimeText } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';

/** The user who approved or rejected an invoice, and the time; nothing until loaded. */
export function DecidedBy({ invoice }: { invoice: Invoice }) {
  const { state, uuid } = invoice;
  const isDecided = state === 'approved' || state === 'rejected';
  const { data } = useQuery({ ...invoiceDetailQueries.history(uuid), enabled: isDecided });
  const { timezone } = useCurrentUser();
  const decision = isDecided ? data?.find(({ kind }) => kind === state) : undefined;
  if (!decision) return null;
  const by = {
    name: decision.actor_full_name,
    time: <TimeText iso={decision.created} zone={timezone} />,
  };
  return (
    <Text mt="1">
      {state === 'approved'
        ? rich('Approved by {name}, {time}', by)
        : rich('Rejected by {name}, {time}', by)}
    </Text>
  );
}
