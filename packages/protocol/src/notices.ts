import { z } from 'zod';

/** GET and PUT /api/me/notices: letters, if there is an address, and a webhook, if one is named. */
export const noticeWishes = z.strictObject({ mail: z.boolean(), webhook: z.string().max(500).exactOptional() });
export type NoticeWishes = z.infer<typeof noticeWishes>;

/** GET and POST /api/unsubscribe?key=: from a letter. */
export const unsubscribing = z.strictObject({ key: z.uuid() });
