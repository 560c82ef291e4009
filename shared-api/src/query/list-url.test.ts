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
])('%s asks the server for nothing', (search) => {
  const { filters: values, query, sort } = read(search);
  expect(query).toEqual({});
  expect(sort).toEqual({ sortBy: 'date', asc: false });
  expect(Object.values(values).join('')).toBe('');
});

test('the default sort is not sent, its reverse is', () => {
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

describe('a filter of several values', () => {
  const filtersOfSeveral = { state: urlValue.someOf(['new', 'active', 'assigned']) };
  const several = { ...list, filters: filtersOfSeveral } satisfies ListUrl<
    typeof filtersOfSeveral,
    string
  >;
  const states = (search: string) => readListUrl(several, new URLSearchParams(search)).query.state;

  test('is read however often and in whatever order it stands in the URL', () => {
    expect(states('state=active&state=new')).toEqual(['new', 'active']);
    expect(states('state=active,new&state=new')).toEqual(['new', 'active']);
  });

  test('is without what is none of its values', () => {
    expect(states('state=new&state=lost')).toEqual(['new']);
    expect(states('state=lost')).toBeUndefined();
    expect(states('')).toBeUndefined();
  });
});
