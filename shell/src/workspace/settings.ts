import { t, type WorkspaceSettings } from '@shootline/shared-api';
import { timeOfDayText } from '@shootline/shared-api/rules';

type Name = keyof WorkspaceSettings;

/** A setting with a few values. */
export interface ChoiceSetting<Value extends string = string> {
  /** The title of its card, which it shares with settings of the same area. */
  area: string;
  label: string;
  help: string;
  /** The values; each may have an example of its effect. */
  options: { value: Value; label: string; example?: string }[];
  /** Whether the values are in a list that opens. */
  isList?: boolean;
  /** Another setting and the value with which this one has an effect; it is shown only then. */
  onlyWith?: { name: Name; value: string };
}

const minutesOfDay = 24 * 60;
const midnight = '24:00';

/** Every half hour from one minute of the day to another. */
function halfHours(from: number, to: number): { value: string; label: string }[] {
  return Array.from({ length: (to - from) / 30 + 1 }, (_, index) => {
    const minutes = from + index * 30;
    const parts = [Math.floor(minutes / 60), minutes % 60];
    const value = parts.map((part) => String(part).padStart(2, '0')).join(':');
    return { value, label: value === midnight ? t('midnight') : timeOfDayText(value) };
  });
}

const inLine = t('Queued Offers');
const onlyWith = { name: 'offer_hours', value: 'limited' } as const;

/** The settings of a workspace, in the order of the page. */
export const workspaceSettings: { [Each in Name]: ChoiceSetting<WorkspaceSettings[Each]> } = {
  public_offer_title: {
    area: t('Offers'),
    label: t('Title of public offers'),
    help: t(
      'A videographer who opens the link of an offer without signing in reads this title. Signed in, they always read the title of the booking, which may name people.',
    ),
    options: [
      {
        value: 'shoot',
        label: t('Place, date, length and kind'),
        example: t('Sydney · Thu, 12 Mar 2026 · 6 hours · Interview'),
      },
      {
        value: 'booking',
        label: t('Title of the booking'),
        example: t('Interview with Jo Tan of Harbour Foods'),
      },
    ],
  },
  offer_hours: {
    area: inLine,
    label: t('When the next offer opens'),
    help: t(
      'Automatic assignment asks the next videographer when somebody declines or does not answer. An offer that you make yourself opens at once, as does any offer if the shoot begins within 24 hours.',
    ),
    options: [
      {
        value: 'limited',
        label: t('Within hours of the day'),
        example: t('Declined at 11:40 pm, the next offer opens in the morning.'),
      },
      {
        value: 'any',
        label: t('At any time'),
        example: t('Declined at 11:40 pm, the next offer opens at 11:40 pm.'),
      },
    ],
  },
  offer_hours_from: {
    area: inLine,
    label: t('From'),
    help: t("In the videographer's time zone."),
    options: halfHours(0, minutesOfDay - 30),
    isList: true,
    onlyWith,
  },
  offer_hours_to: {
    area: inLine,
    label: t('To'),
    help: t('Later offers wait for the next day.'),
    options: halfHours(30, minutesOfDay),
    isList: true,
    onlyWith,
  },
  second_factor: {
    area: t('Signing In'),
    label: t('Second factor required of'),
    help: t(
      'They must set up an authenticator app before anything else; for everyone else it is optional. Users who sign in from the hub are asked by the hub.',
    ),
    options: [
      { value: 'optional', label: t('Nobody') },
      { value: 'admins', label: t('Admins') },
      { value: 'finance', label: t('Admins and finance') },
      { value: 'staff', label: t('All staff') },
      { value: 'everyone', label: t('Everyone') },
    ],
    isList: true,
  },
};

/** The names of all settings. */
export const settingNames = Object.keys(workspaceSettings) as Name[];

/** Whether a name is that of a setting. */
export const isSetting = (name: string): name is Name => Object.hasOwn(workspaceSettings, name);

/** The label of a setting's value. */
export function settingValueText(name: Name, value: string): string {
  const { options }: ChoiceSetting = workspaceSettings[name];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The name of a setting in a list of changes, with its area if its label needs that. */
export function settingTitle(name: Name): string {
  const { area, label, isList }: ChoiceSetting = workspaceSettings[name];
  return isList ? `${area}, ${label.toLowerCase()}` : label;
}
