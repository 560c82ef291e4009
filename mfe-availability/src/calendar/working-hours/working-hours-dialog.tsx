import { t, type WorkingHours } from '@shootline/shared-api';
import { workingHoursRules } from '@shootline/shared-api/rules/availability';
import { FormDialog } from '@shootline/shared-ui/action-form';
import { useSetWorkingHours } from '../calendar.actions.ts';
import { WorkingHoursFields } from './working-hours-fields.tsx';

/** Sets the hours of the week in which the user works. */
export function WorkingHoursDialog(props: {
  hours: WorkingHours;
  /** The videographer's IANA zone. */
  zone: string;
  onClose: () => void;
}) {
  const { hours, zone, onClose } = props;
  const { mutateAsync } = useSetWorkingHours();
  return (
    <FormDialog<WorkingHours>
      title={t('Working Hours')}
      subtitle={t('No job is offered to you at other times.')}
      maxWidth={460}
      schema={workingHoursRules}
      defaultValues={hours}
      keepAs="working hours"
      onSubmit={(values) => mutateAsync(values)}
      buttons={{ primary: t('Save'), progress: t('Saving...') }}
      onClose={onClose}
    >
      <WorkingHoursFields zone={zone} />
    </FormDialog>
  );
}
