/** What this browser remembers apart from games. Any other key of ours in its storage is a game of an older version. */
export const SETTINGS = [
  'language',
  'theme',
  'overlays',
  'lessons',
  'coach',
  'beside',
  'online-moved',
  'online-muted',
  'online-since',
] as const;

type Setting = (typeof SETTINGS)[number];

export const remembered = (key: Setting): string | undefined => {
  try {
    return localStorage.getItem(`wigwag.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
};

export const remember = (key: Setting, value: string): void => {
  try {
    localStorage.setItem(`wigwag.${key}`, value);
  } catch {
    // Not kept: the next visit starts with the defaults.
  }
};
