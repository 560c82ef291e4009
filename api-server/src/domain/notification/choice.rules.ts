import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationTopic,
  deliveryOf,
  topicsOf,
} from '@shootline/shared-api/contract';
import type { Person } from '../../platform/session/viewer.ts';

type Chooser = Pick<Person, 'role' | 'muted'>;

export const channels: NotificationChannel[] = ['portal', 'mail'];

/** How a muted channel of a topic is stored. */
export const mutedKey = (topic: NotificationTopic, channel: NotificationChannel) =>
  `${topic}.${channel}`;

/** Whether a user is told of a topic in this way. */
export function isToldBy(
  { role, muted }: Chooser,
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean {
  const delivery = deliveryOf(topic, channel, role);
  return (
    delivery === 'always' || (delivery === 'chosen' && !muted.includes(mutedKey(topic, channel)))
  );
}

/** How a user is told of each topic that concerns their role. */
export function choicesOf(user: Chooser): NotificationChoice[] {
  return topicsOf(user.role).map((topic) => ({
    topic,
    portal: isToldBy(user, topic, 'portal'),
    mail: isToldBy(user, topic, 'mail'),
  }));
}

/** The first way of a choice that is not the user's to choose; undefined when they all are. */
export function notChoosable(
  { role }: Chooser,
  { topic, ...choice }: NotificationChoice,
): NotificationChannel | undefined {
  const isTheirs = topicsOf(role).includes(topic);
  return channels.find((channel) => {
    const delivery = deliveryOf(topic, channel, role);
    return !isTheirs || (delivery !== 'chosen' && choice[channel] !== (delivery === 'always'));
  });
}

/** The channels of a topic that a choice mutes. */
export function mutedBy(
  { role }: Chooser,
  { topic, ...choice }: NotificationChoice,
): NotificationChannel[] {
  return channels.filter(
    (channel) => deliveryOf(topic, channel, role) === 'chosen' && !choice[channel],
  );
}
