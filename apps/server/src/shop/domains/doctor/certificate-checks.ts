import { type Check, listed } from './check.ts'
import { verdictOf } from './verdict.ts'

/** Why a domain that leads here has no padlock. */
export const certificateChecks: readonly Check[] = [
  {
    code: 'caa_forbids',
    find({ domain, seen: { caa }, issuers, certificate }) {
      if (certificate === 'not_needed' || certificate === 'ok') return undefined
      const allowed = caa.values.flatMap((value) => /^issue (.*)$/.exec(value)?.[1] ?? [])
      const isAllowed = allowed.some((name) => issuers.includes(name.split(';')[0]!.trim()))
      return allowed.length > 0 && !isAllowed
        ? {
            message: `The CAA records of ${domain} do not allow ${issuers[0]} to issue its certificate, only ${listed(allowed)}.`,
            fix: `Add a CAA record with the tag “issue” and the value ${issuers[0]}, or delete the CAA records.`,
          }
        : undefined
    },
  },
  {
    code: 'https_unreachable',
    find: (facts) =>
      facts.certificate === 'unreachable' && verdictOf(facts.seen, facts).pointsHere
        ? {
            message: `${facts.domain} leads here, but nothing answers there over https yet.`,
            fix: 'You need to do nothing: it is tried again. If this lasts for an hour, ask support.',
          }
        : undefined,
  },
  {
    code: 'certificate_missing',
    find: (facts) =>
      facts.certificate === 'missing' && verdictOf(facts.seen, facts).pointsHere
        ? {
            message: `The certificate of ${facts.domain} has not been issued yet.`,
            fix: 'You need to do nothing: this takes a minute, and is tried again when it fails.',
          }
        : undefined,
  },
]
