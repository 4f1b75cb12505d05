import { config } from 'zod';

/** The page may not make code out of text (docs/decisions/0022-the-local-server.md): zod does not even try. Loaded before any schema. */
config({ jitless: true });
