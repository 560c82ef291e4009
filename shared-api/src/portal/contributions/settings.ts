import type { ObjectSchema } from 'yup';
import type { WorkspaceSettings } from '../../contract/index.ts';

type Settings = {
  [Name in keyof WorkspaceSettings]: {
    name: Name;
    /** The title of its card, which it shares with settings of the same subject. */
    card: string;
    label: string;
    help: string;
    /**
     * `radio` shows all values, with an example of the chosen one; `list` opens. Texts have one line or
     * several (`lines`), and `country` is found by typing.
     */
    kind: 'radio' | 'list' | 'text' | 'lines' | 'country';
    /** The values, if they are not typed; each may have an example of its effect. */
    options: readonly { value: WorkspaceSettings[Name]; label: string; example?: string }[];
    /** The rule of its value, which the server checks too. */
    rule: ObjectSchema<WorkspaceSettings>['fields'][Name];
    /** Another setting and the value with which this one has an effect; it is shown only then. */
    onlyWith?: { name: keyof WorkspaceSettings; value: string };
  };
};

/**
 * A setting of the workspace that admins choose on the shell's page. A remote adds those of its area by the
 * export `settings` of its `src/contributions/settings.ts`.
 */
export type WorkspaceSetting = Settings[keyof Settings];
