import { conformance } from '@wigwag/host/conformance';
import { picketsSpecimen } from '@wigwag/tests/specimens';
import { afterAll, beforeAll } from 'vitest';
import { openAtServer, TestServer } from '../testing/seatsAtServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

conformance(
  'at a server',
  openAtServer(() => server, picketsSpecimen.worldOf),
  picketsSpecimen,
);
