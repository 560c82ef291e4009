import { lazyModule, t } from '@shootline/shared-api';
import { LazyPart } from '@shootline/shared-ui';
import { defineBookingAction } from '../action-engine/define-booking-action.tsx';

const letters = lazyModule(
  () => import(/* webpackChunkName: "call-sheet" */ '../action-parts/unprintable-letters.tsx'),
);

export const generateCallSheet = defineBookingAction({
  name: 'generate_call_sheet',
  label: t('Generate Call Sheet'),
  order: 140,
  dialog: {
    title: t('Generate Call Sheet'),
    text: (booking) => (
      <>
        {t('Are you sure you want to generate a call sheet?')}
        <LazyPart of={letters} loading={null}>
          {({ UnprintableLetters }) => <UnprintableLetters booking={booking} />}
        </LazyPart>
      </>
    ),
  },
  primary: t('Generate'),
  progress: t('Generating...'),
  success: t('A call sheet for this booking has been generated.'),
  consequences: ({ camera_operator_full_name: name }) => [
    t('{videographer} is asked to approve it.', {
      videographer: name ?? t('The assigned videographer'),
    }),
    t("The client's contacts are asked to confirm it."),
  ],
});
