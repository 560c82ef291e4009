import {
  isVideographer,
  useCurrentUser,
  type VideographerProfile,
  t,
  numberText,
} from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';

import { useLinkToArea } from '@shootline/shared-api/portal';
import { Flex, RouterLink, StateChip, Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { RowList } from './row-list.tsx';

/** The sums of open and approved invoices, and the way to all of them. */
export function InvoicesCard(props: {
  id: string;
  sums: NonNullable<VideographerProfile['invoices']>;
}) {
  const { role_policy: role } = useCurrentUser();
  const isOwn = isVideographer(role);
  const to = useLinkToArea()(
    isOwn ? '/?view=to_invoice' : `/finance-dashboard?view=all&camop=${props.id}`,
  );
  return (
    <InfoCard
      title={t('Invoices')}
      actions={
        to && (
          <RouterLink fontSize="sm" to={to}>
            {isOwn ? t('Shoots to invoice') : t('All invoices')}
          </RouterLink>
        )
      }
    >
      {props.sums.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('No open invoices, and none approved in the last 12 months.')}
        </Text>
      ) : (
        <RowList>
          {props.sums.map(({ state, state_display, currency, count, amount }) => (
            <li key={state + currency}>
              <Flex justify="space-between" align="center" gap="3">
                <Flex align="center" gap="2" wrap="wrap">
                  <StateChip kind="invoice" state={state} label={state_display} />
                  <Text color="fg.muted">
                    {state === 'approved'
                      ? t(
                          '{count, plural, one {# invoice} other {{number} invoices}} in 12 months',
                          { count, number: numberText(count) },
                        )
                      : t('{count, plural, one {# invoice} other {{number} invoices}}', {
                          count,
                          number: numberText(count),
                        })}
                  </Text>
                </Flex>
                <Text fontWeight="semibold">{formatMoney(amount, currency)}</Text>
              </Flex>
            </li>
          ))}
        </RowList>
      )}
    </InfoCard>
  );
}
