import type { AdminGameSearch, AdminGames, AdminPeople, AdminView, BanRequest, RulesChecked } from '@wigwag/protocol';
import { ask } from './ask.ts';

export const adminView = (): Promise<AdminView> => ask('GET', '/api/admin');

export function findGames(search: AdminGameSearch): Promise<AdminGames> {
  const wanted = new URLSearchParams();
  for (const [name, value = ''] of Object.entries(search)) if (value !== '') wanted.set(name, value);
  return ask('GET', `/api/admin/games?${wanted}`);
}

export const findPeople = (search: string): Promise<AdminPeople['people']> =>
  ask<AdminPeople>('GET', `/api/admin/people?${new URLSearchParams({ search })}`).then(({ people }) => people);

export const setBan = (user: string, ban: BanRequest): Promise<void> =>
  ask('PUT', `/api/admin/people/${encodeURIComponent(user)}/ban`, ban);

export const closeReport = (id: number): Promise<void> => ask('POST', `/api/admin/reports/${id}/close`);

export const checkGame = (id: string): Promise<RulesChecked> =>
  ask('POST', `/api/admin/games/${encodeURIComponent(id)}/check`);

/** Nobody has won it then. */
export const abortGame = (id: string): Promise<void> => ask('POST', `/api/admin/games/${encodeURIComponent(id)}/abort`);
