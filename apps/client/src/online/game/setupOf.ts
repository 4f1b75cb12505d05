/** The scenario that a setup names; undefined: it names none. */
export const scenarioIn = (setup: unknown): string | undefined => {
  const { scenario } = (setup ?? {}) as { readonly scenario?: unknown };
  return typeof scenario === 'string' ? scenario : undefined;
};
