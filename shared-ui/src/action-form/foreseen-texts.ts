import { type Consequences, listText, t } from '@shootline/shared-api';

type Group = Consequences['told'][number];
type Withdrawal = Consequences['withdrawn'][number];

/** People of a sentence; `isOne` if the verb is singular. */
interface People {
  text: string;
  isOne: boolean;
}

/** Beyond this number of videographers they are counted. */
const mostNames = 3;

function videographers({ names, count }: Group): People[] {
  // Only staff get a number, with all names.
  if (count === null || count <= mostNames) return names.map((text) => ({ text, isOne: true }));
  const text = t('{count, plural, one {# videographer} other {# videographers}}', { count });
  return [{ text, isOne: false }];
}

function peopleOf(group: Group): People[] {
  switch (group.side) {
    case 'you':
      return [{ text: t('you'), isOne: false }];
    case 'own_team':
      return [{ text: t('your team'), isOne: true }];
    case 'client':
      return [{ text: t('the client'), isOne: true }];
    case 'videographer':
      return videographers(group);
    case 'staff':
      return [{ text: t('staff'), isOne: false }];
    case 'finance':
      return [{ text: t('finance'), isOne: true }];
  }
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function toldText(groups: Group[], channel: Group['channel']): string | null {
  const all = groups.filter((group) => group.channel === channel).flatMap(peopleOf);
  if (all.length === 0) return null;
  const people = listText(all.map(({ text }) => text));
  const count = all.length === 1 && all[0]?.isOne ? 1 : 2;
  return capitalised(
    channel === 'mail'
      ? t('{count, plural, one {{people} is emailed.} other {{people} are emailed.}}', {
          count,
          people,
        })
      : t(
          '{count, plural, one {{people} is notified in the portal.} other {{people} are notified in the portal.}}',
          { count, people },
        ),
  );
}

function withdrawnText({ kind, count, names }: Withdrawal): string {
  switch (kind) {
    case 'assignment':
      if (count > 1) return t('{count} videographers are released.', { count });
      return t('{name} is released.', { name: names[0] ?? t('The videographer') });
    case 'offer':
      return t(
        '{count, plural, one {# open offer is withdrawn.} other {# open offers are withdrawn.}}',
        { count },
      );
    case 'queued_offer':
      return t(
        '{count, plural, one {# queued offer is not sent.} other {# queued offers are not sent.}}',
        { count },
      );
    case 'call_sheet':
      return t('The current call sheet no longer counts.');
    case 'invoice':
      return t(
        '{count, plural, one {# invoice that is not submitted yet is dropped.} other {# invoices that are not submitted yet are dropped.}}',
        { count },
      );
  }
}

const queueText = ({ auto_assign }: Consequences): string | null => {
  if (auto_assign === 'failed') {
    return t('Automatic assignment fails, as nobody else is left to ask.');
  }
  return auto_assign === 'disabled' ? t('Nobody else is offered the job automatically.') : null;
};

/** An action's consequences as the server foresees them, one sentence each. */
export function foreseenTexts(foreseen: Consequences): string[] {
  const { told, withdrawn } = foreseen;
  return [
    ...withdrawn.map(withdrawnText),
    told.length === 0 ? t('Nobody is notified.') : null,
    toldText(told, 'mail'),
    toldText(told, 'portal'),
    queueText(foreseen),
  ].filter((text) => text !== null);
}
