import { z } from 'zod';

/** GET and PUT /api/me/notices: letters, if there is an address, and a webhook, if one is named. */
export const noticeWishes = z.strictObject({ mail: z.boolean(), webhook: z.string().max(500).exactOptional() });
export type NoticeWishes = z.infer<typeof noticeWishes>;

const key = z.string().regex(/^[\w-]{16,120}={0,2}$/);
const endpoint = z.url().max(1000);

/** POST /api/me/push: what a browser's `PushSubscription.toJSON()` says, without when it expires; the key is in GET /api/hello. */
export const pushSubscription = z.strictObject({ endpoint, keys: z.strictObject({ p256dh: key, auth: key }) });
export type PushKeys = z.infer<typeof pushSubscription>['keys'];

/** DELETE /api/me/push */
export const pushEnd = z.strictObject({ endpoint });

/** GET and POST /api/unsubscribe?key=: from a letter. */
export const unsubscribing = z.strictObject({ key: z.uuid() });
