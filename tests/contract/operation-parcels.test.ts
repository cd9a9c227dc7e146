import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParcelsAnswer } from '#contracts/client/operation/parcels.ts';
import { demonstrationCadastre } from '#mocks/services/cadastre/demonstration.ts';
import { CadastreUnreachableError, type CadastreSource } from '#mocks/services/cadastre/source.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let cadastre: CadastreSource = demonstrationCadastre;
const asked: object[] = [];
const listening: CadastreSource = {
  get name() {
    return cadastre.name;
  },
  get isDemonstration() {
    return cadastre.isDemonstration;
  },
  near: (place) => cadastre.near(place),
  find: (reference) => {
    asked.push(reference);
    return cadastre.find(reference);
  },
};

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await openTestServer({}, { cadastre: listening });
  viewer = server.visitor();
  await viewer.signIn('lea.pons@example.test');
});
afterAll(() => server.close());

const parcels = async (query: string): Promise<ParcelsAnswer> =>
  JSON.parse(
    (await viewer.get(`/operations/parcelles?${query}`, { isProtocol: false })).text,
  ) as ParcelsAnswer;

describe('drawn parcels', () => {
  test('are those around a place, and say that they are packaged', async () => {
    const { source, parcels: around } = await parcels('lat=44.9131&lng=-0.2347');
    expect(source).toEqual({ name: 'Tracés de démonstration', isDemonstration: true });
    expect(around.map(({ section, number }) => `${section} ${number}`)).toContain('CH 0214');
  });

  test('are found by a reference as people write it, with what the register counts', async () => {
    const { parcels: found } = await parcels('inseeCode=33243&section=ch&number=214');
    expect(found).toMatchObject([{ prefix: '', section: 'CH', number: '0214', areaM2: '412.00' }]);
    expect(asked).toContainEqual({ inseeCode: '33243', prefix: '000', section: 'CH', number: '0214' });
  });

  test('are none for what says nothing', async () => {
    expect((await parcels('lat=x&section=%3C')).parcels).toEqual([]);
    expect((await parcels('')).parcels).toEqual([]);
  });

  test('are none where the register does not answer, and that is said', async () => {
    cadastre = {
      name: 'Cadastre',
      isDemonstration: false,
      near: () => Promise.reject(new CadastreUnreachableError('nobody')),
      find: () => Promise.reject(new CadastreUnreachableError('nobody')),
    };
    expect(await parcels('lat=44.9131&lng=-0.2347')).toEqual({
      source: { name: 'Cadastre', isDemonstration: false },
      isUnreachable: true,
      parcels: [],
    });
    cadastre = demonstrationCadastre;
  });
});
