import {
  type Booking,
  type CallSheet,
  isInternal,
  isVideographer,
  lazyModule,
  useCurrentUser,
} from '@shootline/shared-api';
import { Box, LazyPart } from '@shootline/shared-ui';

const reading = lazyModule(
  () => import(/* webpackChunkName: "call-sheet" */ './sheet-reading.tsx'),
);

/** Changes and readers of a booking's call sheet, loaded after the page, in room kept for them. */
export function LateSheetReading(props: { booking: Booking; sheet: CallSheet }) {
  const { role_policy: role } = useCurrentUser();
  const { readers, changes } = props.sheet;
  const ofEach = isInternal(role) ? 66 : isVideographer(role) ? 0 : 36;
  return (
    <Box minH={`${ofEach * readers + 24 * changes.length}px`}>
      <LazyPart of={reading} loading={null}>
        {({ SheetReading }) => <SheetReading {...props} />}
      </LazyPart>
    </Box>
  );
}
