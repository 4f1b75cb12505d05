import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Sql } from '../store/database.ts';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One click there ends such letters. */
  readonly unsubscribe?: string;
}

/** Whoever carries letters. */
export interface Post {
  send(letter: Letter): Promise<void>;
  /** Do letters leave this machine? */
  readonly leaves: boolean;
}

/** How letters leave: SMTP_URL and MAIL_FROM. */
export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

export function smtpPost({ url, from }: SmtpSettings): Post {
  const transport = createTransport(url, { from });
  return {
    leaves: true,
    send: async ({ to, subject, text, unsubscribe }) => {
      const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
      await transport.sendMail({ to, subject, text, headers });
    },
  };
}

/** RFC 8058: mail programs show a button for it. */
const oneClick = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Nobody carries them: they stand in the log, and whoever runs the server reads them on the admin page. */
export function keptPost(sql: Sql, log: Log): Post {
  return {
    leaves: false,
    send: async ({ to, subject, text }) => {
      await sql`insert into letters (recipient, subject, text) values (${to}, ${subject}, ${text})`;
      await sql`delete from letters where id <= (select max(id) - 200 from letters)`;
      log.info('letter-not-sent', { to, subject, text });
    },
  };
}
