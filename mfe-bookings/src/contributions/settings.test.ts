import { changeHours, workspaceSettingsRules } from '@shootline/shared-api/rules/account';
import { settings } from './settings.ts';

test('every deadline of clients can be chosen, and follows the rule that the server checks', async () => {
  for (const { name, options, rule } of settings) {
    expect(rule).toBe(workspaceSettingsRules.fields[name]);
    expect(options.map(({ value }) => value)).toEqual(changeHours);
    for (const value of changeHours) {
      const checked = workspaceSettingsRules.validateAt(name, { [name]: value });
      await expect(checked).resolves.toBe(value);
    }
  }
  expect(settings[0]?.options.map(({ label }) => label).slice(0, 2)).toEqual([
    'No limit in hours',
    '12 hours before the shoot',
  ]);
});
