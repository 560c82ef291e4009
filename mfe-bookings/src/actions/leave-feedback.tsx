import { t } from '@shootline/shared-api';
import { Button } from '@shootline/shared-ui';
import { FeedbackContent } from '../feedback/feedback-content.tsx';
import { feedbackForm } from '../feedback/feedback-form.ts';

export const leaveFeedback = {
  ...feedbackForm,
  Content: (props) => (
    <FeedbackContent
      {...props}
      wayOn={
        <Button variant="outline" colorPalette="gray" onClick={props.onCancel}>
          {t('Close')}
        </Button>
      }
    />
  ),
} satisfies typeof feedbackForm;
