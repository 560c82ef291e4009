import type { PersonSpec } from './people.ts';

const account = (serial: number, name: string, ...serves: [string, ...string[]]): PersonSpec => {
  const key = serial === 1 ? 'camop' : `camop${serial}`;
  const [home] = serves;
  return {
    key,
    name,
    email: `${key}@demo.test`,
    role: 'camera_operator',
    home,
    serves,
    account: true,
  };
};

const freelancer = (name: string, email: string, ...serves: [string, ...string[]]): PersonSpec => {
  const [home] = serves;
  return { key: email, name, email, role: 'camera_operator', home, serves };
};

const [nine, six] = [9 * 60, 18 * 60];
const onWeekdays = [...Array.from({ length: 5 }, () => [nine, six]).flat(), 0, 0, 0, 0];
const notOnSundays = [...Array.from({ length: 6 }, () => [nine, six]).flat(), 0, 0];

/** Videographers: twelve with an account, the rest known by name only. */
export const demoVideographers: readonly PersonSpec[] = [
  account(1, 'Marco Bellini', 'sydney', 'brisbane', 'adelaide', 'melbourne'),
  account(2, 'Ruby Sinclair', 'melbourne', 'adelaide'),
  account(3, 'Tane Rangihuna', 'brisbane', 'sydney'),
  account(4, 'Bec Holloway', 'perth', 'adelaide'),
  account(5, 'Anton Kravchenko', 'adelaide', 'melbourne'),
  account(6, 'Desmond Teo', 'singapore'),
  account(7, 'Yvonne Lau', 'hong kong', 'singapore'),
  account(8, 'Harriet Bloom', 'london'),
  account(9, 'Kwame Mensah', 'london'),
  account(10, 'Diego Fuentes', 'san diego', 'usa'),
  account(11, 'Casey Lundgren', 'usa'),
  account(12, 'Mei Hasegawa', 'sydney'),
  freelancer('Patrick Doyle', 'pat@doylepictures.test', 'sydney', 'brisbane'),
  freelancer('Zara Mahmood', 'zara@northlightfilms.test', 'sydney'),
  {
    ...freelancer('Hugo Barnes', 'hugo@barnesandco.test', 'sydney', 'melbourne'),
    hours: notOnSundays,
  },
  freelancer('Lucia Ferraro', 'lucia@ferrarovideo.test', 'melbourne'),
  freelancer('Nathan Oduya', 'nathan@oduyafilms.test', 'melbourne', 'sydney'),
  freelancer('Georgia Keane', 'georgia@keanecreative.test', 'brisbane'),
  {
    ...freelancer('Ari Stavros', 'ari@stavrosstudio.test', 'brisbane', 'adelaide'),
    hours: onWeekdays,
  },
  freelancer('Molly Trevena', 'molly@trevenafilm.test', 'adelaide'),
  freelancer('Isaac Nkosi', 'isaac@swanriverfilms.test', 'perth'),
  freelancer('Chloe Vandermeer', 'chloe@westcoastlens.test', 'perth', 'adelaide'),
  freelancer('Raj Pillai', 'raj@merlionmotion.test', 'singapore'),
  freelancer('Cheryl Ong', 'cheryl@ongpictures.test', 'singapore', 'hong kong'),
  freelancer('Vincent Kwok', 'vincent@harbourframe.test', 'hong kong'),
  { ...freelancer('Joyce Yip', 'joyce@yipmedia.test', 'hong kong'), hours: notOnSundays },
  { ...freelancer('Tom Ackroyd', 'tom@ackroydfilm.test', 'london'), hours: onWeekdays },
  freelancer('Saoirse Byrne', 'saoirse@byrnevideo.test', 'london'),
  freelancer('Mateus Oliveira', 'mateus@southbankstories.test', 'london'),
  freelancer('Brooke Tanner', 'brooke@tannervisuals.test', 'san diego'),
  freelancer('Andre Whitlock', 'andre@whitlockmedia.test', 'usa', 'san diego'),
  freelancer('Simone Archer', 'simone@archerandvale.test', 'usa'),
  freelancer('Walt Jimenez', 'walt@prairielight.test', 'usa'),
];
