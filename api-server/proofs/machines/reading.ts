import { type At, comment, download, open, surprise } from './change.ts';
import type { Work } from './desk.ts';

/** Something that a user does; does nothing if there is no work of the kind. */
export type Task = (at: At) => Promise<void>;

export const get =
  (path: string): Task =>
  async (at) => {
    const answer = await at.client.read('list', path);
    if (answer.status !== 200) surprise(at, path, answer);
  };

/** The bookings that a user may see. */
function visible({ person, house }: At): Work[] {
  if (person.role === 'camera_operator') return house.desk.shoots.get(person.id) ?? [];
  if (person.role !== 'client_user') return house.desk.known;
  return house.desk.known.filter(({ submitter }) => submitter === person.id);
}

const onOne =
  (work: (at: At, one: Work) => Promise<unknown>): Task =>
  async (at) => {
    const ones = visible(at);
    if (ones.length > 0) await work(at, at.choices.pick(ones));
  };

export const look = onOne(open);
export const write = onOne(comment);

export const fetchFile: Task = async (at) => {
  const { role, id } = at.person;
  const files = at.house.desk.files.filter((one) => role !== 'client_user' || one.submitter === id);
  if (files.length > 0) await download(at, at.choices.pick(files));
};
