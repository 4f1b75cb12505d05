/** Asks over a line to the database that was killed: every question is refused, and the program lives. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@wigwag/server/testing';

const url = process.argv[2] ?? '';
const [sql, killer] = [openDatabase(url, 1), openDatabase(url, 1)];
const line = await sql.hold();
const [row] = await line<{ pid: number }[]>`select pg_backend_pid() as pid`;
await killer`select pg_terminate_backend(${row?.pid ?? 0})`;
const told: string[] = [];
for (let n = 0; n < 3; n++) {
  const answer = line`select ${n}::int`.then(
    () => 'answered',
    () => 'refused',
  );
  told.push(await Promise.race([answer, wait(2000, 'waiting')]));
}
console.log(told.join());
process.exit(0);
