import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase as open } from '@wigwag/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/index.ts';
import { type Asking, isUnreachable, openDatabase, type Sql } from './database.ts';

let database: TestDatabase;
/** One line for everybody: what one does to it, the next would feel. */
let sql: Sql;
beforeAll(async () => {
  database = await testDatabase();
  sql = openDatabase(database.url, 1);
  await sql`create table kept (n int)`;
});
afterAll(async () => {
  await sql.end();
  await database.close();
});

/** As kill -9 of the database does it to this line. */
async function cut(line: Asking): Promise<void> {
  const [row] = await line<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await database.sql`select pg_terminate_backend(${row?.pid ?? 0})`;
  await wait(50);
}

const kept = async (): Promise<unknown> => (await database.sql`select n from kept order by n`).map(({ n }) => n);

/** A way to the database on which nothing moves any more, though no line ends: as when the machine on the other side has lost its power. */
async function freezing(url: string) {
  const sockets: Socket[] = [];
  const { hostname, port } = new URL(url);
  const between = createServer(near => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve));
  const by = new URL(url);
  by.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  return {
    url: String(by),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    end: () => {
      between.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('a line on which nothing comes any more', () => {
  test.each(['a question', 'a commit', 'a rollback', 'a text'])('refuses %s in time', async what => {
    const way = await freezing(database.url);
    const far = open(way.url, { connections: 1, answerMs: 100 });
    const begun = Date.now();
    const asked = far.begin(async inside => {
      await inside`insert into kept values (7)`;
      way.freeze();
      if (what === 'a question') await inside`select ${1}::int`;
      if (what === 'a text') await inside.raw('select 1');
      if (what === 'a rollback') throw new Error('it is taken back');
    });
    await expect(asked).rejects.toSatisfy(error => isUnreachable(error) || what === 'a rollback');
    expect(Date.now() - begun).toBeLessThan(5000);
    way.end();
    await far.end();
    expect(await database.sql`select n from kept where n = 7`).toEqual([]);
  });
});

describe('a line that is lost', () => {
  test('refuses what is asked on it while it is held, and is replaced when it is given back', async () => {
    const line = await sql.hold();
    await cut(line);
    for (let n = 0; n < 3; n++) await expect(line`select ${n}::int`).rejects.toSatisfy(isUnreachable);
    line.release();
    expect(await sql`select ${5}::int as n`).toEqual([{ n: 5 }]);
  });

  test('while nobody asks is replaced', async () => {
    await cut(sql);
    expect(await sql`select 1 as n`).toEqual([{ n: 1 }]);
  });

  test('takes its transaction back, and nothing that comes after it is done outside', async () => {
    const transaction = sql.begin(async inside => {
      await inside`insert into kept values (1)`;
      await cut(inside);
      await inside`insert into kept values (2)`.catch(() => undefined);
      await inside`insert into kept values (3)`.catch(() => undefined);
    });
    // Somebody who is at once given the only line must not find a foreign transaction there, nor lose his own.
    const other = sql.begin(async inside => {
      await inside`insert into kept values (4)`;
      await wait(100);
    });
    await expect(transaction).rejects.toSatisfy(isUnreachable);
    await other;
    expect(await kept()).toEqual([4]);
  });

  test('is one on which no answer comes in time: it is refused, and nobody gets the answer that comes late', async () => {
    const hasty = open(database.url, { connections: 1, answerMs: 300 });
    const [row] = await hasty<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await expect(hasty`select ${1}::int as n, pg_sleep(1)`).rejects.toSatisfy(isUnreachable);
    expect(await hasty`select ${2}::int as n`).toEqual([{ n: 2 }]);
    const [next] = await hasty<{ pid: number }[]>`select pg_backend_pid() as pid`;
    expect(next?.pid).not.toBe(row?.pid);
    await hasty.end();
  });

  test('is no hindrance to whoever listens: he hears again, and is told that he may have missed something', async () => {
    const heard: string[] = [];
    let begun = 0;
    const stop = await sql.listen(
      'news',
      text => heard.push(text),
      () => {
        begun += 1;
      },
    );
    await database.sql`select pg_notify('news', 'one')`;
    await expect.poll(() => heard).toEqual(['one']);
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`;
    await expect.poll(() => begun).toBe(2);
    await database.sql`select pg_notify('news', 'two')`;
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await stop();
  });
});

describe('a transaction', () => {
  test('in which something failed is not done, also if nobody minded', async () => {
    const careless = sql.begin(async inside => {
      await inside`insert into kept values (5)`;
      await inside`select no_such_thing()`.catch(() => undefined);
    });
    await expect(careless).rejects.toThrow('nothing of it was done');
    expect(await kept()).toEqual([4]);
  });

  test('that is over takes no more questions', async () => {
    let late: Asking = sql;
    await sql.begin(async inside => {
      late = inside;
    });
    await expect((async () => late`insert into kept values (6)`)()).rejects.toThrow('the transaction is over');
    expect(await kept()).toEqual([4]);
  });
});

describe('a question', () => {
  test('takes values as what they are, parts of other questions, and names', async () => {
    const day = new Date('1864-05-05T12:00:00.000Z');
    const also = (n: number) => sql`and ${n}::int > 0`;
    const rows = await sql`
      select ${true} as yes, ${null}::text as none, ${day} as day, ${Buffer.from([1, 2])} as bytes, ${['a', 'b']}::text[] as list,
        9007199254740991::bigint as much, ${JSON.stringify({ a: [1] })}::text::json as json where ${1}::int = 1 ${also(2)}`;
    const [row] = rows;
    expect(row).toEqual({
      ...{ yes: true, none: null, day, bytes: Buffer.from([1, 2]), list: ['a', 'b'], much: Number.MAX_SAFE_INTEGER },
      json: { a: [1] },
    });
    expect(await sql`select ${sql.names('n')} from ${sql.names('kept')}`).toEqual([{ n: 4 }]);
  });

  test('without one of its values is not asked', async () => {
    await expect((async () => sql`select ${undefined}`)()).rejects.toThrow('undefined');
  });
});
