import { domainToUnicode } from 'node:url'
import { registeredDomain } from '../names/zone-names.ts'
import type { Facts } from './facts.ts'
import { type Check, listed } from './check.ts'
import { networkOfAddress, networkOfNameServer } from './known-networks.ts'

/** Faults that keep anybody from asking the zone, or show that it is not in use. */
export const zoneChecks: readonly Check[] = [
  {
    code: 'could_not_check',
    find: ({ seen: { zone } }) =>
      zone.isResolverDown && {
        message: 'The domain could not be checked: our own DNS service did not answer.',
        fix: 'You need to do nothing. The check is repeated, and until then everything stays as it is.',
      },
  },
  {
    code: 'expired',
    find(facts) {
      const owner = holdingOf(facts, 'expired')
      return owner === undefined
        ? undefined
        : {
            message: `${registeredDomain(facts.domain)} shows the page of ${owner} for domains that expired or were suspended.`,
            fix: 'Renew the domain at the company where you bought it, and follow what it says about confirming your contact details.',
          }
    },
  },
  {
    code: 'not_registered',
    find: ({ domain, seen: { zone } }) =>
      zone.code === 'no_name'
        ? {
            message: `Nobody has registered ${registeredDomain(domain)}, or it is not active yet.`,
            fix: 'Check the spelling. If you have just bought it, wait an hour; otherwise register it first.',
          }
        : undefined,
  },
  {
    code: 'dnssec_broken',
    find: ({ domain, seen: { zone, recursive } }) =>
      zone.unvalidated === 'ok' || recursive.unvalidated === 'ok'
        ? {
            message: `The DNSSEC signatures of ${registeredDomain(domain)} are broken, so most shoppers cannot reach it.`,
            fix: 'Switch DNSSEC off at the company where you bought the domain, or enter the keys (DS record) of your present DNS provider there.',
          }
        : undefined,
  },
  {
    code: 'name_servers_silent',
    find: ({ seen: { zone } }) =>
      !zone.isResolverDown && (zone.code === 'silent' || areAll(zone.servers, 'silent'))
        ? {
            message: `The name servers of the domain do not answer${named(zone.servers)}.`,
            fix: 'Ask your DNS provider whether it has a failure, and check that the name servers entered where you bought the domain are the right ones.',
          }
        : undefined,
  },
  {
    code: 'name_servers_unknown',
    find: ({ seen: { zone } }) =>
      areAll(zone.servers, 'unknown')
        ? {
            message: `The name servers of the domain do not exist${named(zone.servers)}.`,
            fix: 'Where you bought the domain, enter the name servers that your DNS provider gives you.',
          }
        : undefined,
  },
  {
    code: 'lame_delegation',
    find: ({ domain, seen: { zone } }) =>
      areAll(zone.servers, 'refused')
        ? {
            message: `The name servers entered for ${registeredDomain(domain)} do not know it${named(zone.servers)}.`,
            fix: 'Add the domain at your DNS provider, or enter its right name servers where you bought the domain.',
          }
        : undefined,
  },
  {
    code: 'answer_unusable',
    find: ({ seen }) =>
      [seen.zone.code, seen.proofs.code, seen.a.code].includes('unusable') ||
      areAll(seen.zone.servers, 'unusable')
        ? {
            message: 'The name servers of the domain send answers that cannot be read.',
            fix: 'Ask your DNS provider to repair them, or move the domain to another DNS provider.',
          }
        : undefined,
  },
  {
    code: 'servfail',
    find: ({ seen: { zone, proofs, a, cname, recursive } }) =>
      zone.code === 'servfail' ||
      zone.code === 'refused' ||
      isFailing(zone.servers) ||
      proofs.code === 'servfail' ||
      (a.code === 'servfail' && cname.code !== 'ok') ||
      (recursive.code === 'servfail' && cname.code !== 'ok')
        ? {
            message: `The name servers of the domain report a failure of their own (SERVFAIL)${named(zone.servers)}.`,
            fix: 'Ask your DNS provider to look at the zone; a record that it cannot read is the usual cause.',
          }
        : undefined,
  },
]

type Servers = Facts['seen']['zone']['servers']

const areAll = (servers: Servers, code: string) =>
  servers.length > 0 && servers.every((server) => server.code === code)

const isFailing = (servers: Servers) =>
  servers.length > 0 && servers.every(({ code }) => code !== 'ok')

const named = (servers: Servers) =>
  servers.length > 0 ? ` (${listed(servers.map(({ name }) => domainToUnicode(name)))})` : ''

/** The company whose page for such domains is shown, by its addresses or name servers. */
export function holdingOf(
  { seen: { a, zone } }: Pick<Facts, 'seen'>,
  kind: 'expired' | 'parking',
): string | undefined {
  const networks = [
    ...a.values.map(networkOfAddress),
    ...zone.servers.map(({ name }) => networkOfNameServer(name)),
  ]
  return networks.find((network) => network?.kind === kind)?.owner
}
