import { type BusyTimeInput, zoneName, t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { CheckboxField } from '@shootline/shared-ui/choice-field';
import { TextField } from '@shootline/shared-ui/form';
import { WallTimeField } from '@shootline/shared-ui/wall-time-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ClashNotice } from './clash-notice.tsx';

/** The fields of a busy time: the times and a note. */
export function BusyTimeFields({ zone }: { zone: string }) {
  const isAllDay = useWatch<BusyTimeInput, 'is_all_day'>({ name: 'is_all_day' });
  const [now] = useState(() => new Date());
  return (
    <>
      <CheckboxField name="is_all_day" label={t('Whole days')} />
      <WallTimeField
        name="starts"
        label={isAllDay ? t('First day') : t('From')}
        timeLabel={isAllDay ? undefined : t('From time')}
        zone={zone}
        isRequired
      />
      <WallTimeField
        name="ends"
        label={isAllDay ? t('Last day') : t('Until')}
        timeLabel={isAllDay ? undefined : t('Until time')}
        zone={zone}
        isRequired
      />
      <Text mt="-3" fontSize="xs" color="fg.muted">
        {t('Your own time zone: {name} ({zone}).', {
          name: zoneName(zone, now),
          zone: zone.replaceAll('_', ' '),
        })}
      </Text>
      <TextField
        name="note"
        label={t('Note')}
        help={t('Only you see this note. It is not part of your calendar address.')}
      />
      <ClashNotice zone={zone} />
    </>
  );
}
