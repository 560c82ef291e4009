import { t, type BusyTimeInput } from '@shootline/shared-api';
import { Box, NoticeBanner, RouterLink } from '@shootline/shared-ui';
import { useWatch } from 'react-hook-form';
import { dayText } from '../../days/day.ts';
import { entrySpan, timesText } from '../../entries/entry-days.ts';
import { entryPath } from '../../entries/entry-kind.ts';
import { useClashes } from './use-clashes.ts';

/** Warns about shoots and offers during the entered time, which can still be saved. */
export function ClashNotice({ zone }: { zone: string }) {
  const values = useWatch<BusyTimeInput>();
  const clashes = useClashes(values, zone);
  if (clashes.length === 0) return null;
  const isAssigned = clashes.some(({ kind }) => kind === 'shoot');
  return (
    <NoticeBanner tone="warning">
      {isAssigned
        ? t('You have a shoot at this time. It stays yours; open it to give it up.')
        : t('You have an offer at this time. It stays open until you answer it.')}
      <Box as="ul" mt="1" ps="4">
        {clashes.map((entry) => (
          <li key={entry.uuid}>
            <RouterLink to={entryPath(entry) ?? ''} variant="underline">
              {entry.title}
            </RouterLink>
            , {dayText(entrySpan(entry, zone).first, 'ddd D MMM')}, {timesText(entry, zone)}
          </li>
        ))}
      </Box>
    </NoticeBanner>
  );
}
