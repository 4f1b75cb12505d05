/** What this browser keeps of its games at the server: nobody else has it. */
const PREFIX = 'wigwag-online.';

const SHARE = 'share.';
const LINK = 'link.';

const put = (key: string, value: string): void => localStorage.setItem(PREFIX + key, value);

function got(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** By what was vouched for it: the name of the game comes later. Throws where nothing can be kept. */
export const keepShare = (commitment: string, share: string): void => put(SHARE + commitment, share);

export const shareFor = (commitment: string): string | undefined => got(SHARE + commitment);

export const keepInvitation = (game: string, secret: string): void => put(LINK + game, secret);

/** The secret of the link to a game that was made here. */
export const invitationTo = (game: string): string | undefined => got(LINK + game);

/** The game has begun, or never will: its link leads nowhere any more. */
export function forgetInvitation(game: string): void {
  try {
    localStorage.removeItem(PREFIX + LINK + game);
  } catch {
    // Nothing was kept.
  }
}
