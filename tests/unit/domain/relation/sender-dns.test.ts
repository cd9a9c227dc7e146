import { describe, expect, test } from 'vitest';
import { dkimCheck, dmarcCheck, dnsNames, spfCheck } from '#domain/relation/sender-dns.ts';
import { asksPasswordAgain, domainOf } from '#domain/relation/smtp.ts';

const names = { fromEmail: 'contact@Garonne.example', host: 'ssl0.ovh.net', dkimSelector: 's1' };

test('the names that are asked follow the domain of the sender', () => {
  expect(dnsNames(names)).toEqual({
    spf: 'garonne.example',
    dkim: 's1._domainkey.garonne.example',
    dmarc: '_dmarc.garonne.example',
  });
  expect(dnsNames({ ...names, dkimSelector: null }).dkim).toBeNull();
  expect(domainOf('nobody')).toBe('');
});

describe('SPF', () => {
  test('is in place when the one record includes the provider', () => {
    expect(spfCheck(names, ['v=spf1 include:mx.ovh.com -all', 'autre']).state).toBe('found');
  });
  test('is to be corrected without the provider, and when there are two', () => {
    expect(spfCheck(names, ['v=spf1 -all']).state).toBe('incomplete');
    expect(spfCheck(names, ['v=spf1 include:mx.ovh.com -all', 'v=spf1 -all']).state).toBe('incomplete');
  });
  test('that is missing tells what to publish where the provider is known', () => {
    expect(spfCheck(names, [])).toMatchObject({
      state: 'missing',
      expected: 'v=spf1 include:mx.ovh.com ~all',
    });
    expect(spfCheck({ ...names, host: 'mail.example' }, []).expected).toBeNull();
  });
});

test('a signing key without content was withdrawn', () => {
  expect(dkimCheck(names, ['v=DKIM1; k=rsa; p=MIGf']).state).toBe('found');
  expect(dkimCheck(names, ['v=DKIM1; p=']).state).toBe('incomplete');
  expect(dkimCheck(names, []).state).toBe('missing');
});

test('a DMARC record says what is asked of receivers', () => {
  expect(dmarcCheck(names, ['v=DMARC1; p=none']).state).toBe('found');
  expect(dmarcCheck(names, ['v=DMARC1; rua=mailto:x@example.test']).state).toBe('incomplete');
  expect(dmarcCheck(names, ['v=spf1 -all']).state).toBe('missing');
});

test('another server, port or account asks for its password', () => {
  const kept = { host: 'a.example', port: 465, username: 'x' };
  expect(asksPasswordAgain(kept, kept)).toBe(false);
  for (const change of [{ host: 'b.example' }, { port: 587 }, { username: 'y' }]) {
    expect(asksPasswordAgain(kept, { ...kept, ...change })).toBe(true);
  }
});
