import type { Booking } from '@shootline/shared-api';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';

export function ShootDetailsCard({ booking }: { booking: Booking }) {
  return (
    <InfoCard title="Shoot Details">
      <DetailList columns={2}>
        <Detail label="Layout and lighting" wide>
          {booking.layout_lighting_details}
        </Detail>
        <Detail label="Video type">{booking.video_type_display}</Detail>
        <Detail label="Video type details">{booking.video_type_details}</Detail>
        <Detail label="Interviewees">{booking.interviewee_type_display}</Detail>
        <Detail label="Interviewees details">{booking.interviewee_type_details}</Detail>
        <Detail label="Interviewees / presenters" wide>
          {booking.interviewees_presenters_details}
        </Detail>
        <Detail label="What to capture" wide>
          {booking.camera_operator_capture_details}
        </Detail>
        <Detail label="Inspiration" wide>
          {booking.inspiration_details}
        </Detail>
      </DetailList>
    </InfoCard>
  );
}
