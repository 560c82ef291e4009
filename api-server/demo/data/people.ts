import type { RoleName } from '@shootline/shared-api/contract';
import { cellsOf } from './table.ts';

export type PersonSpec = {
  key: string;
  name: string;
  email: string;
  role: RoleName;
  /** Region in which the person lives. */
  home: string;
  client?: string;
  /** Regions in which a videographer films. */
  serves?: readonly string[];
  /** Working hours of a videographer, as stored; without them they work at any time. */
  hours?: number[];
  /** Has an account; the others exist without a password. */
  account?: boolean;
  withoutAddress?: boolean;
};

const officeDays = (count: number) =>
  Array.from({ length: 14 }, (_, at) => (at < 2 * count ? ([9 * 60, 18 * 60][at % 2] ?? 0) : 0));

/**
 * Key (the email where it is empty), name, email, role, home (for videographers all regions in which they
 * film), client and remarks.
 */
const peopleIn = (table: string): PersonSpec[] =>
  cellsOf(table).map(([key, name, email, role, places, client, remarks]) => {
    const serves = places.split(', ');
    return {
      key: key || email,
      name,
      email,
      role: role as RoleName,
      home: serves[0] ?? '',
      ...(client && { client }),
      ...(role === 'camera_operator' && { serves }),
      ...(remarks.includes('account') && { account: true }),
      ...(remarks.includes('no address') && { withoutAddress: true }),
      ...(remarks.includes('on weekdays') && { hours: officeDays(5) }),
      ...(remarks.includes('not on Sundays') && { hours: officeDays(6) }),
    };
  });

/** Staff, clients, and videographers, of whom twelve have an account. */
export const demoPeople = peopleIn(`
admin | Priya Raman | admin@demo.test | admin | sydney |  | account
finance | Tobias Keller | finance@demo.test | finance | sydney |  | account
reviewer | Amelia Hart | reviewer@demo.test | reviewer | melbourne |  | account
editor | Jonas Weber | editor@demo.test | editor | london |  | account
amanager | Callum Reyes | callum.reyes@demo.test | reviewer | singapore |  |
owner | Margaret Ellison | owner@demo.test | client_owner | sydney | harbour | account
teamadmin | Daniel Osei | teamadmin@demo.test | client_team_admin | sydney | harbour | account, no address
client | Sophie Tran | client@demo.test | client_user | sydney | harbour | account
unapproved | Liam Fraser | unapproved@demo.test | unapproved_client_user | brisbane | harbour | account, no address
 | Ngaire Thompson | ngaire.thompson@harbourfoods.test | client_user | melbourne | harbour |
 | Vikram Sethi | vikram.sethi@harbourfoods.test | client_user | sydney | harbour |
 | Eleni Papadakis | eleni.papadakis@baysidehealth.test | client_user | melbourne | bayside |
 | Dr Hamish Boyd | hamish.boyd@baysidehealth.test | client_user | melbourne | bayside |
 | Wen Li | wen.li@baysidehealth.test | client_team_admin | adelaide | bayside |
 | Shane Kowalski | shane.kowalski@ironbarkgroup.test | client_user | perth | ironbark |
 | Teresa Domingo | teresa.domingo@ironbarkgroup.test | client_user | brisbane | ironbark |
 | Freya Lindqvist | freya.lindqvist@wattleandpine.test | client_user | sydney | wattle |
 | Oscar Nguyen | oscar.nguyen@wattleandpine.test | client_user | melbourne | wattle |
 | Dr Alison McKay | alison.mckay@coralcoast.test | client_user | brisbane | coral |
 | Petra Novak | petra.novak@coralcoast.test | client_owner | adelaide | coral |
 | Lim Jia Wei | jiawei.lim@lionquay.test | client_user | singapore | lionquay |
 | Anjali Menon | anjali.menon@lionquay.test | client_user | singapore | lionquay |
 | Karen Cheung | karen.cheung@kblogistics.test | client_user | hong kong | kowloon |
 | Matthew Fung | matthew.fung@kblogistics.test | client_user | hong kong | kowloon |
 | Nurul Aisyah | nurul.aisyah@straitsdigital.test | client_user | singapore | straits |
 | Benedict Goh | benedict.goh@straitsdigital.test | client_user | singapore | straits |
 | Alicia Romero | alicia.romero@redwoodmesa.test | client_user | san diego | redwood |
 | Trevor Haskins | trevor.haskins@redwoodmesa.test | client_user | usa | redwood |
 | Monique Baptiste | monique.baptiste@gaslamphotels.test | client_user | usa | gaslamp |
 | Greg Stanton | greg.stanton@gaslamphotels.test | client_user | san diego | gaslamp |
 | Imogen Clarke | imogen.clarke@thornburylowe.test | client_user | london | thornbury |
 | Rupert Adeyemi | rupert.adeyemi@thornburylowe.test | client_user | london | thornbury |
 | Gwen Pritchard | gwen.pritchard@albionrail.test | client_user | london | albion |
 | Sanjay Bhatt | sanjay.bhatt@albionrail.test | client_user | london | albion |
camop | Marco Bellini | camop@demo.test | camera_operator | sydney, brisbane, adelaide, melbourne |  | account
camop2 | Ruby Sinclair | camop2@demo.test | camera_operator | melbourne, adelaide |  | account
camop3 | Tane Rangihuna | camop3@demo.test | camera_operator | brisbane, sydney |  | account
camop4 | Bec Holloway | camop4@demo.test | camera_operator | perth, adelaide |  | account
camop5 | Anton Kravchenko | camop5@demo.test | camera_operator | adelaide, melbourne |  | account
camop6 | Desmond Teo | camop6@demo.test | camera_operator | singapore |  | account
camop7 | Yvonne Lau | camop7@demo.test | camera_operator | hong kong, singapore |  | account
camop8 | Harriet Bloom | camop8@demo.test | camera_operator | london |  | account
camop9 | Kwame Mensah | camop9@demo.test | camera_operator | london |  | account
camop10 | Diego Fuentes | camop10@demo.test | camera_operator | san diego, usa |  | account
camop11 | Casey Lundgren | camop11@demo.test | camera_operator | usa |  | account
camop12 | Mei Hasegawa | camop12@demo.test | camera_operator | sydney |  | account
 | Patrick Doyle | pat@doylepictures.test | camera_operator | sydney, brisbane |  |
 | Zara Mahmood | zara@northlightfilms.test | camera_operator | sydney |  |
 | Hugo Barnes | hugo@barnesandco.test | camera_operator | sydney, melbourne |  | not on Sundays
 | Lucia Ferraro | lucia@ferrarovideo.test | camera_operator | melbourne |  |
 | Nathan Oduya | nathan@oduyafilms.test | camera_operator | melbourne, sydney |  |
 | Georgia Keane | georgia@keanecreative.test | camera_operator | brisbane |  |
 | Ari Stavros | ari@stavrosstudio.test | camera_operator | brisbane, adelaide |  | on weekdays
 | Molly Trevena | molly@trevenafilm.test | camera_operator | adelaide |  |
 | Isaac Nkosi | isaac@swanriverfilms.test | camera_operator | perth |  |
 | Chloe Vandermeer | chloe@westcoastlens.test | camera_operator | perth, adelaide |  |
 | Raj Pillai | raj@merlionmotion.test | camera_operator | singapore |  |
 | Cheryl Ong | cheryl@ongpictures.test | camera_operator | singapore, hong kong |  |
 | Vincent Kwok | vincent@harbourframe.test | camera_operator | hong kong |  |
 | Joyce Yip | joyce@yipmedia.test | camera_operator | hong kong |  | not on Sundays
 | Tom Ackroyd | tom@ackroydfilm.test | camera_operator | london |  | on weekdays
 | Saoirse Byrne | saoirse@byrnevideo.test | camera_operator | london |  |
 | Mateus Oliveira | mateus@southbankstories.test | camera_operator | london |  |
 | Brooke Tanner | brooke@tannervisuals.test | camera_operator | san diego |  |
 | Andre Whitlock | andre@whitlockmedia.test | camera_operator | usa, san diego |  |
 | Simone Archer | simone@archerandvale.test | camera_operator | usa |  |
 | Walt Jimenez | walt@prairielight.test | camera_operator | usa |  |
`);

export const acmePeople = peopleIn(`
admin | Noor Haddad | admin@acme.test | admin | melbourne |  | account
client | Jack Petersen | client@acme.test | client_user | sydney | brightwater | account
 | Bianca Russo | bianca.russo@cornerlarder.test | client_user | melbourne | corner |
camop | Ella Whitmore | camop@acme.test | camera_operator | sydney, melbourne |  | account
felix | Felix Andrade | felix@andradefilms.test | camera_operator | melbourne, sydney |  |
`);
