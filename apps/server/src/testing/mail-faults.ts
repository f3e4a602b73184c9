import type { SenderProblemCode } from '@vitrine/contract/shop/sender-problems.ts'
import { dkimValue } from '../shop/domains/mail-records/dkim.ts'
import type { MailFacts } from '../shop/domains/mail-records/mail-facts.ts'
import type { DnsWorld } from './a-dns-world.ts'

/** As long as a key of 2048 bits in base64. */
export const key = { selector: 'vitrine-1a2b3c', publicKey: `MIIB${'Ab1+/'.repeat(77)}IDAQAB` }
export const dkim = dkimValue(key.publicKey)
export const dkimAt = `${key.selector}._domainkey.tea.com`
const otherKey = `MIIB${'Zz9/+'.repeat(77)}IDAQAB`
export const rightSpf = 'v=spf1 include:spf.mail.example -all'

interface MailFault {
  code: SenderProblemCode
  /** What is wrong with the zone of tea.com, whose records for email are right otherwise. */
  zone: (world: DnsWorld) => void
  facts?: Partial<MailFacts>
  /** Of the sentence or the remedy. */
  says: string
}

export const mailFaults: MailFault[] = [
  {
    code: 'mail_not_checked',
    zone: ({ breakZone }) => breakZone('tea.com', 'silent'),
    says: 'for a day everything stays as it is',
  },
  {
    code: 'dkim_missing',
    zone: ({ write }) => write(dkimAt, 'TXT'),
    says: 'Add a TXT record with the name vitrine-1a2b3c._domainkey and',
  },
  {
    code: 'dkim_misplaced',
    zone({ write }) {
      write(dkimAt, 'TXT')
      write(`${dkimAt}.tea.com`, 'TXT', dkim)
    },
    says: 'adds the domain by itself. Enter only vitrine-1a2b3c._domainkey as its name',
  },
  {
    code: 'dkim_misplaced',
    zone({ write }) {
      write(dkimAt, 'TXT')
      write(`${key.selector}.tea.com`, 'TXT', dkim)
    },
    says: 'was made at vitrine-1a2b3c.tea.com. Move it to the name vitrine-1a2b3c._domainkey',
  },
  {
    code: 'dkim_misplaced',
    zone({ write }) {
      write(dkimAt, 'TXT')
      write('tea.com', 'TXT', rightSpf, dkim)
    },
    says: 'was made at tea.com. Move it to',
  },
  {
    code: 'dkim_cname',
    zone({ write }) {
      write(dkimAt, 'TXT')
      write(dkimAt, 'CNAME', 'dkim.elsewhere.com')
    },
    says: 'leads to dkim.elsewhere.com',
  },
  {
    code: 'dkim_cname',
    zone({ write }) {
      write(dkimAt, 'TXT')
      write(dkimAt, 'CNAME', 'dkim.other.com')
      write('dkim.other.com', 'TXT', dkimValue(otherKey))
    },
    says: 'leads to dkim.other.com',
  },
  {
    code: 'dkim_several',
    zone: ({ write }) => write(dkimAt, 'TXT', dkim, dkimValue(otherKey)),
    says: 'There are 2 TXT records',
  },
  {
    code: 'dkim_revoked',
    zone: ({ write }) => write(dkimAt, 'TXT', 'v=DKIM1; k=rsa; p='),
    says: 'revokes it',
  },
  {
    code: 'dkim_cut_off',
    zone: ({ write }) => write(dkimAt, 'TXT', dkim.slice(0, 255)),
    says: `cut off after 255 of ${dkim.length} characters`,
  },
  {
    code: 'dkim_quoted',
    zone: ({ write }) => write(dkimAt, 'TXT', `"${dkim.slice(0, 255)}" "${dkim.slice(255)}"`),
    says: 'quotation marks inside',
  },
  {
    code: 'dkim_other_key',
    zone: ({ write }) => write(dkimAt, 'TXT', dkimValue(otherKey)),
    says: 'another key',
  },
  {
    code: 'dkim_testing',
    zone: ({ write }) => write(dkimAt, 'TXT', `v=DKIM1; t=y; p=${key.publicKey}`),
    says: 'Remove t=y',
  },
  {
    code: 'dkim_unreadable',
    zone: ({ write }) => write(dkimAt, 'TXT', 'vitrine=1234'),
    says: 'cannot use: vitrine=1234',
  },
  {
    code: 'dkim_unreadable',
    zone: ({ write }) => write(dkimAt, 'TXT', `v=DKIM1; h=sha1; p=${key.publicKey}`),
    says: 'cannot use: v=DKIM1; h=sha1',
  },
  {
    code: 'dmarc_refuses',
    zone({ write }) {
      write(dkimAt, 'TXT')
      write('_dmarc.tea.com', 'TXT', 'v=DMARC1; p=reject; rua=mailto:mei@tea.com')
    },
    says: 'the DMARC policy reject, so receivers would refuse email',
  },
  {
    code: 'dmarc_missing',
    zone: ({ write }) => write('_dmarc.tea.com', 'TXT'),
    says: 'with the name _dmarc and the value v=DMARC1; p=none',
  },
  {
    code: 'dmarc_misplaced',
    zone({ write }) {
      write('_dmarc.tea.com', 'TXT')
      write('_dmarc.tea.com.tea.com', 'TXT', 'v=DMARC1; p=none')
    },
    says: 'was made at _dmarc.tea.com.tea.com. Move it to the name _dmarc',
  },
  {
    code: 'dmarc_misplaced',
    zone({ write }) {
      write('_dmarc.tea.com', 'TXT')
      write('tea.com', 'TXT', rightSpf, 'v=DMARC1; p=none')
    },
    says: 'The DMARC record was made at tea.com.',
  },
  {
    code: 'dmarc_several',
    zone: ({ write }) => write('_dmarc.tea.com', 'TXT', 'v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    says: 'There are 2 DMARC records',
  },
  {
    code: 'dmarc_unreadable',
    zone: ({ write }) => write('_dmarc.tea.com', 'TXT', 'v=DMARC1; p=monitor'),
    says: 'can read: v=DMARC1; p=monitor',
  },
  {
    code: 'dmarc_unreadable',
    zone: ({ write }) => write('_dmarc.tea.com', 'TXT', '"v=DMARC1; p=none"'),
    says: 'can read: "v=DMARC1',
  },
  {
    code: 'spf_missing',
    zone: ({ write }) => write('tea.com', 'TXT'),
    says: 'the value v=spf1 include:spf.mail.example ~all',
  },
  {
    code: 'spf_misplaced',
    zone({ write }) {
      write('tea.com', 'TXT')
      write('tea.com.tea.com', 'TXT', rightSpf)
    },
    says: 'was made at tea.com.tea.com',
  },
  {
    code: 'spf_several',
    zone: ({ write }) => write('tea.com', 'TXT', rightSpf, 'v=spf1 mx ~all'),
    says: 'tea.com has 2 SPF records',
  },
  {
    code: 'spf_without_us',
    zone: ({ write }) => write('tea.com', 'TXT', 'v=spf1 mx -all'),
    says: 'change its value to v=spf1 mx include:spf.mail.example -all',
  },
  {
    code: 'spf_too_many_lookups',
    zone({ write }) {
      for (let at = 0; at < 10; at += 1) write(`s${at}.elsewhere.com`, 'TXT', 'v=spf1 -all')
      const includes = Array.from({ length: 10 }, (_, at) => `include:s${at}.elsewhere.com`)
      write('tea.com', 'TXT', `v=spf1 ${includes.join(' ')} -all`)
    },
    says: 'takes 11 look-ups with what this shop needs',
  },
  {
    code: 'spf_too_many_lookups',
    zone({ write }) {
      write('loop.elsewhere.com', 'TXT', 'v=spf1 include:loop.elsewhere.com -all')
      write('tea.com', 'TXT', 'v=spf1 include:spf.mail.example include:loop.elsewhere.com -all')
    },
    says: 'takes 20 look-ups, and',
  },
  {
    code: 'spf_include_broken',
    zone: ({ write }) =>
      write('tea.com', 'TXT', 'v=spf1 include:nowhere.elsewhere.com include:spf.mail.example -all'),
    says: 'Remove include:nowhere.elsewhere.com',
  },
  {
    code: 'spf_allows_all',
    zone: ({ write }) => write('tea.com', 'TXT', 'v=spf1 include:spf.mail.example +all'),
    says: 'anybody may send',
  },
  {
    code: 'mx_missing',
    zone: ({ write }) => write('tea.com', 'MX'),
    facts: { hasReplyTo: false },
    says: 'replies to hello@tea.com reach nobody',
  },
]

const names = [
  'tea.com',
  'tea.com.tea.com',
  'ns1.tea.com',
  dkimAt,
  `${dkimAt}.tea.com`,
  `${key.selector}.tea.com`,
  '_dmarc.tea.com',
  '_dmarc.tea.com.tea.com',
]

export function clearMail({ write, repair }: DnsWorld) {
  repair('tea.com')
  for (const name of names)
    for (const type of ['A', 'CNAME', 'MX', 'NS', 'SOA', 'TXT'] as const) write(name, type)
}

export function writeRight({ register, write }: DnsWorld) {
  register('tea.com')
  write('spf.mail.example', 'TXT', 'v=spf1 ip4:192.0.2.0/24 -all')
  write('tea.com', 'TXT', 'google-site-verification=abc', rightSpf)
  write('tea.com', 'MX', 'mx.tea.com')
  write(dkimAt, 'TXT', dkim)
  write('_dmarc.tea.com', 'TXT', 'v=DMARC1; p=none; rua=mailto:mei@tea.com')
}
