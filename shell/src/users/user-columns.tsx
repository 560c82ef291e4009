import { t, type ManagedUser } from '@shootline/shared-api';
import { StateChip } from '@shootline/shared-ui';
import { type Column, DayAndTime, CellSubline } from '@shootline/shared-ui/table';
import { roleText } from '../own-pages/role-text.ts';
import type { ReactNode } from 'react';
import { accessTexts } from './user-texts.ts';

/** The columns of Users; times are in the viewer's zone. */
export function userColumns(
  viewerZone: string,
  actionsOf: (user: ManagedUser) => ReactNode,
): Column<ManagedUser>[] {
  return [
    {
      id: 'access',
      header: t('Access'),
      width: 110,
      card: 'chip',
      cell: ({ access }) => <StateChip kind="user" state={access} label={accessTexts[access]} />,
    },
    {
      id: 'name',
      header: t('Name'),
      weight: 2,
      minWidth: 150,
      card: 'title',
      cell: ({ full_name, is_from_hub }) => (
        <>
          {is_from_hub && <CellSubline>{t('Hub account')}</CellSubline>}
          {full_name}
        </>
      ),
    },
    {
      id: 'email',
      header: t('Email'),
      weight: 3,
      minWidth: 190,
      card: 'third',
      cell: ({ email, has_second_factor }) => (
        <>
          {email}
          {has_second_factor && <CellSubline>{t('Second factor')}</CellSubline>}
        </>
      ),
    },
    {
      id: 'role',
      header: t('Role'),
      width: 150,
      card: 'second',
      cell: ({ role_type }) => roleText(role_type),
    },
    {
      id: 'client',
      header: t('Client'),
      weight: 2,
      minWidth: 150,
      card: 'more',
      cell: ({ client }) => client?.name,
    },
    {
      id: 'created',
      header: t('Added'),
      width: 150,
      cell: ({ created }) => <DayAndTime iso={created} zone={viewerZone} />,
    },
    {
      id: 'actions',
      header: t('Actions'),
      isHeaderHidden: true,
      width: 130,
      align: 'end',
      card: 'corner',
      cell: actionsOf,
    },
  ];
}
