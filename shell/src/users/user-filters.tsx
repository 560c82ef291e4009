import { userQueries, t } from '@shootline/shared-api';
import {
  clientOptions,
  FilterBar,
  type Filter,
  type UrlFilters,
} from '@shootline/shared-ui/filters';
import { useQuery } from '@tanstack/react-query';
import { longestName, type userListUrl } from './user-list-url.ts';
import { accessTexts, roleOptions } from './user-texts.ts';

const accessOptions = Object.entries(accessTexts).map(([value, label]) => ({ value, label }));

/** The filters of Users. */
export function UserFilters(props: {
  url: UrlFilters<(typeof userListUrl)['filters'], string>;
  onReset: () => void;
}) {
  const { url, onReset } = props;
  const { data: clients } = useQuery(userQueries.clients());
  const filters: Filter<keyof typeof url.filters>[] = [
    { kind: 'text', name: 'name', label: t('Name or Email'), maxLength: longestName },
    { kind: 'choice', name: 'role_type', label: t('Role'), options: roleOptions },
    { kind: 'choice', name: 'client', label: t('Client'), options: clientOptions(clients) },
    { kind: 'choice', name: 'access', label: t('Access'), options: accessOptions },
  ];
  return <FilterBar filters={filters} url={url} onReset={onReset} />;
}
