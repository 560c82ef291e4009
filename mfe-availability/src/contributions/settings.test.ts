import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';
import { settings } from './settings.ts';

const labelsOf = (name: string) =>
  settings.find((setting) => setting.name === name)?.options.map(({ label }) => label) ?? [];

test('hours of offers begin and end at half hours, the last at midnight', () => {
  expect(labelsOf('offer_hours_from')).toHaveLength(48);
  expect(labelsOf('offer_hours_from').slice(0, 2)).toEqual(['12:00 am', '12:30 am']);
  expect(labelsOf('offer_hours_from').at(-1)).toBe('11:30 pm');
  expect(labelsOf('offer_hours_to')).toHaveLength(48);
  expect(labelsOf('offer_hours_to').at(-1)).toBe('midnight');
});

test('every value that can be chosen follows the rule that the server checks', async () => {
  for (const { name, options, rule } of settings) {
    expect(rule).toBe(workspaceSettingsRules.fields[name]);
    for (const { value } of options) {
      const values = { offer_hours: 'any', [name]: value };
      await expect(workspaceSettingsRules.validateAt(name, values)).resolves.toBe(value);
    }
  }
});

test('hours that end before they begin are refused while offers wait for them', async () => {
  const wrong = { offer_hours: 'limited', offer_hours_from: '21:30', offer_hours_to: '21:00' };
  await expect(workspaceSettingsRules.validateAt('offer_hours_to', wrong)).rejects.toThrow(
    'The hours must end after they begin.',
  );
});
