import { t } from '@shootline/shared-api';
import type { WorkspaceSetting } from '@shootline/shared-api/portal';
import { timeOfDayText } from '@shootline/shared-api/rules';
import { minimumGaps, workspaceSettingsRules } from '@shootline/shared-api/rules/account';

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

const { fields: rules } = workspaceSettingsRules;
const inLine = t('Queued Offers');
const onlyWith = { name: 'offer_hours', value: 'limited' } as const;

/** The settings of offers. */
export const settings: readonly WorkspaceSetting[] = [
  {
    name: 'public_offer_title',
    card: t('Offers'),
    label: t('Title of public offers'),
    help: t(
      'A videographer who opens the link of an offer without signing in reads this title. Signed in, they always read the title of the booking, which may name people.',
    ),
    kind: 'radio',
    rule: rules.public_offer_title,
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
  {
    name: 'offer_hours',
    card: inLine,
    label: t('When the next offer opens'),
    help: t(
      'Automatic assignment asks the next videographer when somebody declines or does not answer. An offer that you make yourself opens at once, as does any offer if the shoot begins within 24 hours.',
    ),
    kind: 'radio',
    rule: rules.offer_hours,
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
  {
    name: 'offer_hours_from',
    card: inLine,
    label: t('From'),
    help: t("In the videographer's time zone."),
    kind: 'list',
    rule: rules.offer_hours_from,
    options: halfHours(0, minutesOfDay - 30),
    onlyWith,
  },
  {
    name: 'offer_hours_to',
    card: inLine,
    label: t('To'),
    help: t('Later offers wait for the next day.'),
    kind: 'list',
    rule: rules.offer_hours_to,
    options: halfHours(30, minutesOfDay),
    onlyWith,
  },
  {
    name: 'minimum_gap',
    card: t('Time Between Shoots'),
    label: t('At least'),
    help: t(
      'Videographers with less time between two shoots are not asked automatically. If the estimated travel takes longer, it counts instead.',
    ),
    kind: 'list',
    rule: rules.minimum_gap,
    options: minimumGaps.map((value) => ({
      value,
      label: value === '0' ? t('Only the travel') : t('{minutes} minutes', { minutes: value }),
    })),
  },
];
