import { setTimeout as wait } from 'node:timers/promises';
import type { RoleName } from '@shootline/shared-api/contract';
import { choicesFrom } from '../../tests/figures/random.ts';
import type { Observed } from './calls.ts';
import type { At } from './change.ts';
import { clientOf } from './client.ts';
import { type House, type Person, password } from './house.ts';
import type { Ledger } from './ledger.ts';
import { type Screen, openScreen } from './screen.ts';
import { type Task, fetchFile, get, look, write } from './reading.ts';
import { addFile, answerOffer, approve, edit, invoice, offer, order, pay } from './tasks.ts';

const bookings = get('/booking/list-bookings');
const reading = [bookings, look, get('/actions'), get('/list/bookings/views')];
const talking = [write, fetchFile];

/** The tasks of a role's users, all equally often. */
const tasks: Record<string, Task[]> = {
  admin: [...reading, ...talking, get('/mails'), order, order, addFile, approve],
  reviewer: [...reading, ...talking, approve, approve, approve, edit],
  editor: [...reading, ...talking, offer, offer, addFile],
  finance: [bookings, look, write, get('/invoice'), pay, pay],
  camera_operator: [
    get('/booking/booking-availability/list-availabilities'),
    look,
    write,
    answerOffer,
    answerOffer,
    invoice,
  ],
};
const ofClients = [...reading, ...talking, order];

const tasksOf = (role: RoleName): Task[] => tasks[role] ?? ofClients;

/** Seconds that a user looks at a screen before acting. */
const shortestLook = 2;
const longestLook = 10;

/** Milliseconds between two reads of a screen's list, at least. */
const listEveryMs = 10_000;

export type User = {
  person: Person;
  house: House;
  screen: Screen;
  /** Works until told to stop, and finishes what is begun. */
  work(isOver: () => boolean): Promise<void>;
};

/** Signs a user in and opens a screen, which reads again what has changed. */
export async function openUser(
  address: string,
  house: House,
  person: Person,
  { ledger, observed, seed }: { ledger: Ledger; observed: Observed; seed: number },
): Promise<User> {
  const client = clientOf(address, observed);
  const choices = choicesFrom(seed);
  let shown = '';
  let listed = Date.now();
  const at: At = {
    client,
    person,
    house,
    ledger,
    observed,
    choices,
    show: (booking) => (shown = booking),
  };
  const isReading = new Set<string>();
  async function readAnew(kind: string, path: string): Promise<void> {
    if (isReading.has(path)) return;
    isReading.add(path);
    await client.read(kind, path);
    isReading.delete(path);
  }
  await client.signIn({ email: person.email, password, alias: house.alias });
  const screen = openScreen(address, client, (booking) => {
    if (booking === shown) void readAnew('open', `/booking/${booking}`);
    if (Date.now() - listed < listEveryMs) return;
    listed = Date.now();
    void readAnew('list', '/booking/list-bookings');
  });
  return {
    person,
    house,
    screen,
    async work(isOver) {
      while (!isOver()) {
        await choices.pick(tasksOf(person.role))(at);
        const seconds = shortestLook + (longestLook - shortestLook) * Math.random();
        await wait(1000 * seconds);
      }
    },
  };
}
