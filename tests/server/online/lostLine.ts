/** Asks over a line to the database that was killed: whether a question is answered, refused or waits, the program lives. */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@wigwag/server/testing';

const url = process.argv[2] ?? '';
const [sql, killer] = [openDatabase(url, 1), openDatabase(url, 1)];
const reserved = await sql.reserve();
const [row] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`;
await killer`select pg_terminate_backend(${row?.pid ?? 0})`;
const told: string[] = [];
for (let n = 0; n < 3; n++) {
  told.push(
    await Promise.race([
      reserved`select 1`.then(
        () => 'answered',
        () => 'refused',
      ),
      wait(2000, 'waiting'),
    ]),
  );
}
console.log(told.join());
process.exit(0);
