import type { WorkspaceSettings } from '@shootline/shared-api';

type Name = keyof WorkspaceSettings;

/** A setting with a few values, each with an example of its effect. */
export interface ChoiceSetting<Value extends string = string> {
  /** The title of its card. */
  area: string;
  label: string;
  help: string;
  options: { value: Value; label: string; example: string }[];
}

/** The settings of a workspace, in the order of the page. */
export const workspaceSettings: { [Each in Name]: ChoiceSetting<WorkspaceSettings[Each]> } = {
  public_offer_title: {
    area: 'Offers',
    label: 'Title of Public Offers',
    help: 'A videographer who opens the link of an offer without signing in reads this title. Signed in, they always read the title of the booking, which may name people.',
    options: [
      {
        value: 'shoot',
        label: 'Place, date, length and kind',
        example: 'Sydney · Thu, 12 Mar 2026 · 6 hours · Interview',
      },
      {
        value: 'booking',
        label: 'Title of the booking',
        example: 'Interview with Jo Tan of Harbour Foods',
      },
    ],
  },
};

export const settingNames = Object.keys(workspaceSettings) as Name[];

/** Whether a name is that of a setting. */
export const isSetting = (name: string): name is Name => Object.hasOwn(workspaceSettings, name);

/** The label of a setting's value. */
export function settingValueText(name: Name, value: string): string {
  const { options }: ChoiceSetting = workspaceSettings[name];
  return options.find((option) => option.value === value)?.label ?? value;
}
