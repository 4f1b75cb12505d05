import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStage, type Stage } from '../../testing/visitors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.close());

test('a name is changed by whoever has it, and only to one that no other account has', async () => {
  const [gus, hal] = [await stage.guest('Gus'), await stage.guest('Hal')];
  const change = ['PUT', '/api/account/name'] as const;
  await gus.ask('PUT', '/api/account/password', { name: 'Gus the Great', password: 'a long enough one' });
  await hal.ask('PUT', '/api/account/password', { name: 'Hal the Third', password: 'a long enough one' });
  expect((await gus.ask(...change, { name: ' Gustav ' })).body).toMatchObject({ name: 'Gustav' });
  expect((await gus.ask('GET', '/api/me')).body.name).toBe('Gustav');
  expect(await gus.refused(...change, { name: 'hal the third' })).toEqual([409, 'name-taken']);
  expect(await gus.refused(...change, { name: '\u202eevil' })).toEqual([400, 'wrong-field']);
  expect(await stage.stranger().refused(...change, { name: 'Nobody' })).toEqual([401, 'not-signed-in']);
  for (let n = 0; n < 3; n++) await gus.ask(...change, { name: `Gustav ${n}` });
  expect(await gus.refused(...change, { name: 'Gustav' })).toEqual([429, 'too-many']);
});
