import { Grid } from '@shootline/shared-ui';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { TextAreaField } from '@shootline/shared-ui/form';
import { useBriefField, useFormFacts } from '../form-facts.ts';
import { Revealed } from '../revealed.tsx';

/** The kind of video, the interviewees and the look of the place (S1 §2). */
export function ShootDetailsSection() {
  const { reference } = useFormFacts();
  const field = useBriefField();
  return (
    <>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <SelectField {...field('video_type')} options={reference.video_types} isRequired />
        <SelectField
          {...field('interviewee_type')}
          options={reference.interviewee_types}
          isRequired
        />
      </Grid>
      <Revealed field="video_type_details">
        <TextAreaField {...field('video_type_details')} isRequired />
      </Revealed>
      <Revealed field="interviewee_type_details">
        <TextAreaField {...field('interviewee_type_details')} isRequired />
      </Revealed>
      <TextAreaField
        {...field('interviewees_presenters_details')}
        help="Names and roles of those in front of the camera."
      />
      <TextAreaField
        {...field('camera_operator_capture_details')}
        help="The shots and statements that must not be missed."
        isRequired
      />
      <TextAreaField
        {...field('layout_lighting_details')}
        help="The room, its light, and what stands in it."
        isRequired
      />
      <TextAreaField
        {...field('inspiration_details')}
        help="Links to videos that look like what you have in mind."
      />
    </>
  );
}
