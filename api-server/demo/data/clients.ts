import { cellsOf } from './table.ts';

export type ClientSpec = {
  key: string;
  name: string;
  billingRegion: 'Australia' | 'Asia' | 'US' | 'UK';
  shootDurationMax: number;
  /** Key of the person who looks after the client. */
  manager: string;
  industry: string;
  /** Where it films, the likelier the higher the number. */
  regions: readonly (readonly [region: string, weight: number])[];
  accounts: { name: string; email: string };
};

function regionsIn(list: string): [string, number][] {
  return list.split(', ').map((entry) => {
    const at = entry.lastIndexOf(' ');
    return [entry.slice(0, at), Number(entry.slice(at))];
  });
}

/** Key, name, billing region, longest shoot, manager, industry, regions, and where its invoices go. */
const clientsIn = (table: string): ClientSpec[] =>
  cellsOf(table).map(([key, name, billing, hours, manager, industry, regions, office, email]) => ({
    key,
    name,
    billingRegion: billing as ClientSpec['billingRegion'],
    shootDurationMax: Number(hours),
    manager,
    industry,
    regions: regionsIn(regions),
    accounts: { name: office, email },
  }));

export const demoClients = clientsIn(`
harbour | Harbour Foods | Australia | 12 | reviewer | food | sydney 6, melbourne 2, brisbane 2, adelaide 2, perth 1, singapore 1 | Harbour Foods Accounts | accounts@harbourfoods.test
bayside | Bayside Health Network | Australia | 8 | amanager | health | melbourne 5, adelaide 2, sydney 1 | Glenys Whitford | payables@baysidehealth.test
ironbark | Ironbark Construction Group | Australia | 12 | reviewer | construction | perth 4, brisbane 4, sydney 1 | Project Accounts | ap@ironbarkgroup.test
wattle | Wattle & Pine Homewares | Australia | 10 | amanager | retail | sydney 3, melbourne 3, brisbane 2, perth 1 | Ingrid Solberg | finance@wattleandpine.test
coral | Coral Coast Institute | Australia | 9 | editor | education | brisbane 4, adelaide 3, sydney 1 | Campus Finance Office | invoices@coralcoast.test
lionquay | Lion Quay Capital | Asia | 8 | editor | finance | singapore 5, hong kong 2 | Tan Hui Min | ap@lionquay.test
kowloon | Kowloon Bay Logistics | Asia | 10 | amanager | logistics | hong kong 6, singapore 1 | Accounts Payable | accounts@kblogistics.test
straits | Straits Digital | Asia | 12 | reviewer | technology | singapore 4, hong kong 2, sydney 1 | Finance Team | finance@straitsdigital.test
redwood | Redwood Mesa Technologies | US | 12 | editor | technology | san diego 5, usa 4 | Marcy Delgado | billing@redwoodmesa.test
gaslamp | Gaslamp Hotels & Resorts | US | 10 | amanager | hospitality | san diego 3, usa 5 | Shared Services | shared.services@gaslamphotels.test
thornbury | Thornbury & Lowe LLP | UK | 8 | reviewer | finance | london 1 | Purchase Ledger | ledger@thornburylowe.test
albion | Albion Rail Services | UK | 11 | editor | logistics | london 1 | Keith Ashdown | ap@albionrail.test
`);

export const acmeClients = clientsIn(`
brightwater | Brightwater Homes | Australia | 10 | admin | construction | sydney 2, melbourne 1 | Office Manager | office@brightwaterhomes.test
corner | Corner Larder | Australia | 8 | admin | food | melbourne 2, sydney 1 | Bookkeeping | books@cornerlarder.test
`);
