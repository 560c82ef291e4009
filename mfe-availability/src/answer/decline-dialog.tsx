import { t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { Consequences, FormDialog } from '@shootline/shared-ui/action-form';
import {
  DeclineReasonField,
  declineReasonOf,
  declineReasonRules,
  noDeclineReason,
} from '@shootline/shared-ui/choice-field';
import { useQuery } from '@tanstack/react-query';
import { offerQueries } from './offer.queries.ts';
import type { Refusal } from './refusal-texts.ts';

interface DeclineDialogProps {
  refusal: Refusal;
  offer: string;
  onConfirm: (reason: string) => Promise<unknown>;
  /** Gets the reason as it is entered. */
  onReason?: (reason: string) => void;
  onClose: () => void;
}

/** Declines an offer, or gives up a shoot, with an optional reason. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { refusal, offer, onConfirm, onReason, onClose } = props;
  const { title, subtitle, text, button, isDangerous = false } = refusal;
  const foreseen = useQuery(offerQueries.declining(offer));
  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      schema={declineReasonRules}
      defaultValues={noDeclineReason}
      keepAs={`offer ${offer} refusal`}
      isQuestion
      buttons={{ primary: button, progress: t('Saving...'), isDangerous }}
      onSubmit={async (values) => onConfirm(declineReasonOf(values))}
      onClose={onClose}
    >
      {text && <Text>{text}</Text>}
      <DeclineReasonField onChange={onReason} />
      <Consequences sentences={[]} foreseen={foreseen} />
    </FormDialog>
  );
}
