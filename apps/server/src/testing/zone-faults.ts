import type { DomainProblemCode } from '@vitrine/contract/shop/domain-problems.ts'
import type { Facts } from '../shop/domains/doctor/facts.ts'
import { proofOf } from '../shop/domains/doctor/verdict.ts'
import type { DnsWorld } from './a-dns-world.ts'

export const storeId = '019ab000-0000-7000-8000-000000000001'
export const otherId = '019ab000-0000-7000-8000-000000000002'
export const ours = '192.0.2.7'

/** A world in which a zone can be made faulty. */
export type FaultyZone = Pick<
  DnsWorld,
  'register' | 'write' | 'breakZone' | 'ttl' | 'breakResolver'
>

export interface Fault {
  code: DomainProblemCode
  /** What is wrong with the zone of tea.com or shop.tea.com, which is right otherwise. */
  zone: (world: FaultyZone) => void
  domain?: string
  facts?: Partial<Facts>
  /** Of the sentence or the remedy. */
  says: string
}

const sub = { domain: 'shop.tea.com' }
const www = { domain: 'www.tea.com' }

export const faults: Fault[] = [
  {
    code: 'could_not_check',
    zone: ({ breakResolver }) => breakResolver(true),
    says: 'You need to do nothing',
  },
  {
    code: 'not_registered',
    zone: ({ write }) => clear(write),
    says: 'Nobody has registered tea.com',
  },
  {
    code: 'expired',
    zone({ write }) {
      write('tea.com', 'NS', 'ns1.pendingrenewaldeletion.com')
      write('ns1.pendingrenewaldeletion.com', 'A', '127.0.0.1')
    },
    says: 'page of Network Solutions for domains that expired',
  },
  {
    code: 'dnssec_broken',
    zone: ({ breakZone }) => breakZone('tea.com', 'bogus'),
    says: 'Switch DNSSEC off',
  },
  {
    code: 'name_servers_silent',
    zone: ({ breakZone }) => breakZone('tea.com', 'silent'),
    says: 'do not answer (ns1.tea.com)',
  },
  {
    code: 'name_servers_unknown',
    zone: ({ write }) => write('tea.com', 'NS', 'ns1.nowhere.com'),
    says: 'do not exist (ns1.nowhere.com)',
  },
  {
    code: 'lame_delegation',
    zone: ({ breakZone }) => breakZone('tea.com', 'refused'),
    says: 'do not know it (ns1.tea.com)',
  },
  {
    code: 'answer_unusable',
    zone: ({ breakZone }) => breakZone('tea.com', 'garbage'),
    says: 'cannot be read',
  },
  {
    code: 'servfail',
    zone: ({ breakZone }) => breakZone('tea.com', 'servfail'),
    says: '(SERVFAIL)',
  },
  {
    code: 'used_by_other_shop',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT'),
    facts: { holderId: otherId },
    says: 'Another shop uses tea.com at present',
  },
  {
    code: 'other_shop_proved_too',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT', proofOf(storeId), proofOf(otherId)),
    facts: { holderId: otherId },
    says: `Remove the TXT record ${proofOf(otherId)}`,
  },
  {
    code: 'txt_missing',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT'),
    says: 'The TXT record at _vitrine.tea.com is not there yet',
  },
  {
    code: 'txt_wrong',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT', 'v=spf1 -all'),
    says: 'another value: v=spf1 -all',
  },
  {
    code: 'txt_quoted',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT', `"${proofOf(storeId)}"`),
    says: 'quotation marks',
  },
  {
    code: 'txt_without_prefix',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT', storeId),
    says: 'lacks the beginning',
  },
  {
    code: 'txt_at_domain',
    zone({ write }) {
      write('_vitrine.tea.com', 'TXT')
      write('tea.com', 'TXT', proofOf(storeId))
    },
    says: 'made at tea.com itself',
  },
  {
    code: 'txt_name_doubled',
    zone({ write }) {
      write('_vitrine.tea.com', 'TXT')
      write('_vitrine.tea.com.tea.com', 'TXT', proofOf(storeId))
    },
    says: 'Enter only _vitrine as its name',
  },
  {
    code: 'txt_as_cname',
    zone({ write }) {
      write('_vitrine.tea.com', 'TXT')
      write('_vitrine.tea.com', 'CNAME', `vitrine.${storeId}.example`)
    },
    says: 'where a TXT record belongs',
  },
  {
    code: 'txt_several',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT', 'one', 'two'),
    says: 'There are 2 TXT records',
  },
  {
    code: 'txt_of_other_shop',
    zone: ({ write }) => write('_vitrine.tea.com', 'TXT', proofOf(otherId)),
    says: 'is the one of another shop',
  },
  {
    code: 'wrong_address',
    zone: ({ write }) => write('tea.com', 'A', '8.8.4.4'),
    says: 'tea.com leads to 8.8.4.4',
  },
  {
    code: 'foreign_address_too',
    zone: ({ write }) => write('tea.com', 'A', ours, '8.8.4.4'),
    says: 'Delete the A record with 8.8.4.4',
  },
  {
    code: 'private_address',
    zone: ({ write }) => write('tea.com', 'A', '192.168.1.20'),
    says: 'only works within a local network',
  },
  {
    code: 'parked_page',
    zone: ({ write }) => write('tea.com', 'A', '91.195.240.94'),
    says: 'parking page of Sedo',
  },
  {
    code: 'other_provider',
    zone: ({ write }) => write('tea.com', 'A', '23.227.38.65'),
    says: 'still leads to Shopify',
  },
  {
    code: 'proxied',
    zone: ({ write }) => write('tea.com', 'A', '104.21.3.4', '172.67.1.2'),
    says: 'behind the proxy of Cloudflare',
  },
  {
    code: 'stray_aaaa',
    zone: ({ write }) => write('tea.com', 'AAAA', '2a00:1450:4001::5'),
    says: 'Delete the AAAA record',
  },
  {
    code: 'no_records',
    zone: ({ write }) => write('tea.com', 'A'),
    says: 'Add an A record with the name @ and the value 192.0.2.7',
  },
  {
    code: 'cname_at_apex',
    zone({ write }) {
      write('tea.com', 'A')
      write('tea.com', 'CNAME', 'vitrine.example')
    },
    says: 'Delete the CNAME record and add an A record',
  },
  {
    code: 'name_not_found',
    ...www,
    zone: ({ write }) => write('www.tea.com', 'CNAME'),
    says: 'There is no record for www.tea.com yet',
  },
  {
    code: 'idn_name_not_found',
    domain: 'www.xn--ta-bja.com',
    zone({ register, write }) {
      register('xn--ta-bja.com')
      write('_vitrine.xn--ta-bja.com', 'TXT', proofOf(storeId))
    },
    says: 'as DNS providers write www.téa.com',
  },
  {
    code: 'cname_loop',
    ...sub,
    zone({ write }) {
      write('shop.tea.com', 'CNAME', 'a.tea.com')
      write('a.tea.com', 'CNAME', 'b.tea.com')
      write('b.tea.com', 'CNAME', 'a.tea.com')
    },
    says: 'in a circle',
  },
  {
    code: 'cname_too_long',
    ...sub,
    zone({ write }) {
      write('shop.tea.com', 'CNAME', 'c0.tea.com')
      for (let hop = 0; hop < 10; hop += 1) write(`c${hop}.tea.com`, 'CNAME', `c${hop + 1}.tea.com`)
    },
    says: 'more than eight CNAME records',
  },
  {
    code: 'cname_dangling',
    ...sub,
    zone: ({ write }) => write('shop.tea.com', 'CNAME', 'gone.tea.com'),
    says: 'leads to gone.tea.com, which does not exist',
  },
  {
    code: 'cname_elsewhere',
    ...sub,
    zone({ write }) {
      write('shop.tea.com', 'CNAME', 'old.example.com')
      write('old.example.com', 'A', '8.8.4.4')
    },
    says: 'Change its value to vitrine.example',
  },
  {
    code: 'cname_doubled',
    ...sub,
    zone: ({ write }) => write('shop.tea.com', 'CNAME', 'vitrine.example.tea.com'),
    says: 'with a dot at its end: vitrine.example.',
  },
  {
    code: 'wildcard_answers',
    ...www,
    zone({ write }) {
      write('www.tea.com', 'CNAME')
      write('*.tea.com', 'A', '8.8.4.4')
    },
    says: 'the wildcard *.tea.com answers with 8.8.4.4',
  },
  {
    code: 'caa_forbids',
    zone: ({ write }) => write('tea.com', 'CAA', 'issue digicert.com'),
    facts: { certificate: 'missing' },
    says: 'only digicert.com',
  },
  {
    code: 'https_unreachable',
    zone: () => {},
    facts: { certificate: 'unreachable' },
    says: 'nothing answers there over https',
  },
  {
    code: 'certificate_missing',
    zone: () => {},
    facts: { certificate: 'missing' },
    says: 'has not been issued yet',
  },
  {
    code: 'cname_old_subdomain',
    ...sub,
    zone: ({ write }) => write('shop.tea.com', 'CNAME', 'old-tea.vitrine.example'),
    says: 'is not the address of this shop any more',
  },
  {
    code: 'wildcard_answers',
    zone: ({ write }) => write('*.tea.com', 'A', ours),
    says: 'leads every name here',
  },
  {
    code: 'lame_delegation',
    zone: ({ write }) => write('tea.com', 'NS', 'ns1.tea.com', 'ns2.gone.com'),
    says: 'Some name servers of the domain do not answer for it: ns2.gone.com',
  },
  {
    code: 'www_missing',
    zone: ({ write }) => write('www.tea.com', 'CNAME'),
    says: 'Shoppers who type www.tea.com find nothing',
  },
  {
    code: 'apex_missing',
    ...www,
    zone: ({ write }) => write('tea.com', 'A'),
    says: 'Shoppers who type tea.com find nothing',
  },
  {
    code: 'ttl_long',
    zone: ({ ttl }) => ttl('tea.com', 86_400),
    says: '24 hours (TTL 86400)',
  },
]

const names = [
  'tea.com',
  'www.tea.com',
  'shop.tea.com',
  '_vitrine.tea.com',
  '_vitrine.shop.tea.com',
  '_vitrine.tea.com.tea.com',
  'ns1.tea.com',
  '*.tea.com',
  'a.tea.com',
  'b.tea.com',
  ...Array.from({ length: 10 }, (_, hop) => `c${hop}.tea.com`),
]

export function clear(write: DnsWorld['write']) {
  for (const name of names)
    for (const type of ['A', 'AAAA', 'CNAME', 'NS', 'SOA', 'TXT', 'CAA'] as const) write(name, type)
}
