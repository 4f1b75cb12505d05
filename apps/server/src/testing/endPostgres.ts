import { endTestPostgres } from './index.ts';

/** After the last test: the database of the tests ends, unless another run uses it. */
export const teardown = (): Promise<void> => endTestPostgres();
