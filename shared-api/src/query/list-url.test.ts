import { readListUrl, urlValue, type ListUrl } from './list-url.ts';

const filters = {
  title: urlValue.text(10),
  client: urlValue.uuid,
  from_date: urlValue.day,
  is_approved: urlValue.yesNo,
  state: urlValue.oneOf(['new', 'assigned']),
};

const list = {
  filters,
  sortFields: ['date', 'title'],
  defaultSort: { sortBy: 'date', asc: false },
} satisfies ListUrl<typeof filters, string>;

const read = (search: string) => readListUrl(list, new URLSearchParams(search));

test('values of the URL become values of the query', () => {
  const search =
    'title=+kitchen+&client=00000000-0000-4000-8000-000000000001&from_date=29-02-2028' +
    '&is_approved=false&state=new&sortBy=title&asc=false';
  expect(read(search).query).toEqual({
    title: 'kitchen',
    client: '00000000-0000-4000-8000-000000000001',
    from_date: '29-02-2028',
    is_approved: false,
    state: 'new',
    sortBy: 'title',
    asc: false,
  });
});

test.each([
  'title=longer+than+ten',
  'client=42',
  'from_date=30-02-2028',
  'from_date=2028-02-03',
  'from_date=01-01-0001',
  'from_date=01-01-0099',
  'title=%00',
  'title=two%0Alines',
  'title=a%C2%85b',
  'is_approved=maybe',
  'state=lost',
  'sortBy=password&asc=true',
  'asc=true',
  'colour=red',
])('%s is ignored in the query', (search) => {
  const { filters: values, query, sort } = read(search);
  expect(query).toEqual({});
  expect(sort).toEqual({ sortBy: 'date', asc: false });
  expect(Object.values(values).join('')).toBe('');
});

test('the default sort is not sent, but its reverse is', () => {
  expect(read('sortBy=date&asc=false').query).toEqual({});
  expect(read('sortBy=date&asc=true').query).toEqual({ sortBy: 'date', asc: true });
});

test('a filter that the user does not have is ignored', () => {
  const state = readListUrl(
    { ...list, offered: ['title'] },
    new URLSearchParams('title=a&state=new'),
  );
  expect(state.query).toEqual({ title: 'a' });
  expect(state.filters.state).toBe('');
});

test('several values of a filter are sent in one order, without unknown ones', () => {
  const states = { ...list, filters: { state: urlValue.someOf(['new', 'assigned', 'draft']) } };
  const state = readListUrl(states, new URLSearchParams('state=draft&state=lost&state=new'));
  expect(state.query).toEqual({ state: ['new', 'draft'] });
  expect(state.filters.state).toBe('new,draft');
  expect(state.search).toBe('state=new&state=draft');
});

describe('views', () => {
  const views = {
    offered: ['to_staff', 'all'],
    defaultView: 'to_staff',
    sortOf: (view: string) => (view === 'to_staff' ? { sortBy: 'date', asc: true } : undefined),
  };
  const readView = (search: string) => readListUrl({ ...list, views }, new URLSearchParams(search));

  test.each([
    ['', 'to_staff', { view: 'to_staff', sortBy: 'date', asc: true }],
    ['view=lost', 'to_staff', { view: 'to_staff', sortBy: 'date', asc: true }],
    ['view=all', 'all', {}],
    ['sortBy=date&asc=false', 'to_staff', { view: 'to_staff' }],
    ['view=all&sortBy=date&asc=true', 'all', { sortBy: 'date', asc: true }],
  ])('%s shows a view in its order', (search, view, query) => {
    expect(readView(search).view).toBe(view);
    expect(readView(search).query).toEqual(query);
  });

  test('are kept with the filters, sort and columns of a list', () => {
    expect(readView('title=a&client=42&columns=title,date,%00').search).toBe(
      'view=to_staff&title=a&columns=title%2Cdate',
    );
    expect(readView('view=all&sortBy=title').search).toBe('view=all&sortBy=title&asc=true');
  });
});
