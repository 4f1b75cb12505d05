import { describe, expect, test } from 'vitest';
import { isOutside, safeAddress, webhookUrl } from './guard.ts';

describe('where a webhook may lead', () => {
  test.each(['https://hooks.example.org/x?y=1', 'https://93.184.216.34/', 'https://[2606:4700::1111]/'])(
    '%s',
    address => {
      expect(webhookUrl(address)?.href).toBe(address);
    },
  );

  test.each([
    ...[
      'http://hooks.example.org/',
      'https://hooks.example.org:8443/',
      'https://a:b@hooks.example.org/',
      'ftp://x.example/',
    ],
    ...[
      'https://localhost/',
      'https://LOCALHOST./',
      'https://a.localhost/',
      'https://printer.local/',
      'https://db/',
      'https://x.internal/',
    ],
    ...[
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f.0.0.1/',
      'https://0177.0.0.1/',
      'https://0/',
    ],
    ...[
      'https://10.1.2.3/',
      'https://192.168.0.1/',
      'https://172.31.255.255/',
      'https://169.254.169.254/',
      'https://100.64.0.1/',
    ],
    ...[
      'https://[::1]/',
      'https://[::]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://[64:ff9b::7f00:1]/',
    ],
    ...[
      'https://[2002:7f00:1::]/',
      'https://[2001:0:7f00:1::]/',
      'https://224.0.0.1/',
      'https://255.255.255.255/',
      '',
      'hooks.example.org',
    ],
  ])('not %j', address => {
    expect(webhookUrl(address)).toBeUndefined();
  });

  test('a name that leads inside, also by one of many addresses, leads nowhere', () => {
    expect(safeAddress(['93.184.216.34', '2606:4700::1111'])).toBe('93.184.216.34');
    expect(safeAddress(['93.184.216.34', '127.0.0.1'])).toBeUndefined();
    expect(safeAddress(['fe80::1%eth0'])).toBeUndefined();
    expect(safeAddress([])).toBeUndefined();
    expect(isOutside('nonsense')).toBe(false);
  });
});
