import { t } from '@shootline/shared-api';
import { costsRules } from '@shootline/shared-api/rules';
import { Grid, Stack } from '@shootline/shared-ui';
import { CurrencyField, MoneyField } from '@shootline/shared-ui/money-field';
import { YesNoField } from '@shootline/shared-ui/choice-field';
import { useWatch } from 'react-hook-form';
import { ClientEstimate, VideographerEstimate } from '../estimate/estimates.tsx';
import type { ActionContext, ActionFields } from '../action-engine/booking-action.ts';

interface Labels {
  question: string;
  price: string;
  currency: string;
}

function Price({
  of,
  labels,
  reference,
}: Pick<ActionContext, 'reference'> & { of: string; labels: Labels }) {
  const [isManual, currency] = useWatch({ name: [`is_${of}_cost_manual`, `${of}_cost_currency`] });

  return (
    <Stack gap="4">
      <YesNoField name={`is_${of}_cost_manual`} label={labels.question} isRequired />
      {isManual === true && (
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4">
          <MoneyField
            name={`${of}_cost`}
            label={labels.price}
            currency={typeof currency === 'string' && currency ? currency : 'AUD'}
            confirmedBy={`is_${of}_cost_confirmed`}
            isRequired
          />
          <CurrencyField
            name={`${of}_cost_currency`}
            amountName={`${of}_cost`}
            label={labels.currency}
            options={reference.currencies}
            isRequired
          />
        </Grid>
      )}
    </Stack>
  );
}

const ofClient: Labels = {
  question: t("Set the client's price manually?"),
  price: t('Client price'),
  currency: t('Client currency'),
};

const ofVideographer: Labels = {
  question: t("Set the videographer's price manually?"),
  price: t('Videographer price'),
  currency: t('Videographer currency'),
};

function Fields({ booking, reference }: ActionContext) {
  return (
    <>
      <ClientEstimate booking={booking} />
      <Price of="client" labels={ofClient} reference={reference} />
      <VideographerEstimate booking={booking} />
      <Price of="camera_operator" labels={ofVideographer} reference={reference} />
    </>
  );
}

export const form: ActionFields<'update_costs'> = {
  fields: Fields,
  rules: ({ reference }) => costsRules(reference.currencies.map(({ value }) => value)),
  defaults: ({ booking }) => ({
    is_client_cost_manual: booking.is_client_cost_manual,
    client_cost: booking.client_cost,
    client_cost_currency: booking.client_cost_currency ?? 'AUD',
    is_camera_operator_cost_manual: booking.is_camera_operator_cost_manual,
    camera_operator_cost: booking.camera_operator_cost,
    camera_operator_cost_currency: booking.camera_operator_cost_currency ?? 'AUD',
  }),
};
