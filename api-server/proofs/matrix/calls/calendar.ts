import { workingHoursOf } from '@shootline/shared-api/rules/availability';
import type { Call, Calls, CallContext, CallRequest } from '../call.ts';

type ToRequest = (at: CallContext) => CallRequest | Promise<CallRequest>;

function videographers(request: ToRequest = () => ({})): Call {
  return { rule: { is: 'page', for: ['V'] }, request };
}

const day = '12-03-2026';
const body = { starts: day, ends: day, is_all_day: true, note: 'Dentist' };

const ownBusyTime = async ({ workspace, actor }: CallContext): Promise<CallRequest> => ({
  path: { id: await workspace.busyTimeOf(actor) },
});

const fileAt = (token: string): CallRequest => ({ path: { token } });

/** Calendars, busy times, private addresses, the staff board and the profile of a videographer. */
export const calendarCalls: Calls = {
  getCalendar: [
    {
      ...videographers(() => ({ query: { from: '01-03-2026', to: '30-04-2026' } })),
      readers: 'calendar',
    },
  ],
  addBusyTime: [videographers(() => ({ body }))],
  updateBusyTime: [videographers(async (at) => ({ ...(await ownBusyTime(at)), body }))],
  deleteBusyTime: [videographers(ownBusyTime)],
  setWorkingHours: [videographers(() => ({ body: workingHoursOf(null) }))],
  setOwnCalendar: [videographers(() => ({ body: { url: 'https://calendar.example/own.ics' } }))],
  readOwnCalendar: [
    videographers(async ({ workspace, actor }) => {
      await workspace.readCalendarOf(actor);
      return {};
    }),
  ],
  removeOwnCalendar: [videographers()],
  getCalendarAddress: [videographers()],
  renewCalendarAddress: [videographers()],
  revokeCalendarAddress: [videographers()],
  getCalendarFile: [
    {
      name: 'with an address of a videographer',
      rule: { is: 'public' },
      request: async ({ workspace }) => fileAt(await workspace.calendarToken()),
      isRightItself: true,
    },
    {
      name: 'with an address of their own making',
      rule: { is: 'missing' },
      request: () => fileAt('x'.repeat(86)),
    },
  ],
  getStaffingBoard: [
    {
      rule: { is: 'page', for: ['E', 'R', 'F', 'A'] },
      request: () => ({ query: { from: day } }),
    },
  ],
  getCameraOperator: [
    {
      rule: { is: 'own', of: ['assigned', 'editor', 'reviewer', 'finance', 'admin'] },
      request: ({ workspace }) => ({ path: { id: workspace.users.assigned.id } }),
      readers: 'calendar',
    },
  ],
};
