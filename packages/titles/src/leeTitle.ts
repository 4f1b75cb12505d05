import { readLeeSetup } from '@wigwag/content';
import type { Lee } from '@wigwag/lee';
import { leeAtTable } from './lee.ts';
import type { Title } from './title.ts';

export const leeTitle: Title<Lee> = {
  ...leeAtTable,
  worldOf(setup) {
    const { ok: world, problems = [] } = readLeeSetup(setup);
    if (world !== undefined) return { world };
    const field = problems[0]?.field ?? '';
    return { problem: field === '' ? { code: 'bad-setup', params: {} } : { code: 'wrong-field', params: { field } } };
  },
};
