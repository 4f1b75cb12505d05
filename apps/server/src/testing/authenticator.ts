import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Just as much CBOR as a passkey needs: small numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(kind << 5) | n])
      : n < 256
        ? Buffer.from([(kind << 5) | 24, n])
        : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const url64 = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** A device with one passkey, as a browser would speak for it. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly origin: string;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  private data(flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter, rest]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const id = url64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  register(challenge: string): Record<string, unknown> {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = this.data(
      PRESENT_AND_VERIFIED | WITH_KEY,
      Buffer.concat([Buffer.alloc(16), length, this.id, key]),
    );
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: url64(this.client('webauthn.create', challenge)),
      attestationObject: url64(cbor(attestation)),
      transports: ['internal'],
    });
  }

  sign(challenge: string): Record<string, unknown> {
    const client = this.client('webauthn.get', challenge);
    const authenticatorData = this.data(PRESENT_AND_VERIFIED);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON: url64(client),
      authenticatorData: url64(authenticatorData),
      signature: url64(signature),
    });
  }
}
