/**
 * The page may not make code out of text (docs/decisions/0022-the-local-server.md): zod does not even try. It looks here for its
 * settings when it is loaded, which is only with a table; the test of the policy sees whether it does.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
