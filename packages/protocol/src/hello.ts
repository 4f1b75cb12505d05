import type { Ban } from './admin.ts';
import type { Me } from './people.ts';

/** GET /api/hello: what a page asks first. */
export interface Hello {
  /** Left out: nobody that is known here. */
  readonly me?: Me;
  /** He is kept out. */
  readonly ban?: Ban;
  /** Do letters leave this server? If not, whoever runs it reads links in its log. */
  readonly sendsMail: boolean;
  /** VAPID: what a browser that subscribes to push messages is told. */
  readonly pushKey: string;
}
