import { proofName, registeredDomain, withinZone } from '../names/zone-names.ts'
import { type Check, listed } from './check.ts'
import { proofOf, verdictOf } from './verdict.ts'

const prefix = 'vitrine='

/** Why the domain is not proved to be the store's. */
export const ownershipChecks: readonly Check[] = [
  {
    code: 'other_shop_proved_too',
    find: ({ holderId, seen, ...facts }) =>
      holderId !== undefined &&
      verdictOf(seen, facts).isProved &&
      seen.proofs.values.includes(proofOf(holderId))
        ? {
            message: `Another shop uses ${facts.domain}, and its TXT record is still there beside yours.`,
            fix: `Remove the TXT record ${proofOf(holderId)} from ${proofName(facts.domain)}. The domain then moves to this shop.`,
          }
        : undefined,
  },
  unproved('txt_quoted', ({ seen, storeId }) =>
    seen.proofs.values.some(
      (value) => unquoted(value) !== value.trim() && unquoted(value) === proofOf(storeId),
    )
      ? {
          message: 'The TXT record has quotation marks inside its value.',
          fix: `Enter the value without quotation marks: ${proofOf(storeId)}`,
        }
      : undefined,
  ),
  unproved('txt_without_prefix', ({ seen, storeId }) =>
    seen.proofs.values.some((value) => value.trim().toLowerCase() === storeId)
      ? {
          message: `The TXT record lacks the beginning of its value, ${prefix}`,
          fix: `Enter the whole value: ${proofOf(storeId)}`,
        }
      : undefined,
  ),
  unproved('txt_several', ({ domain, seen, storeId }) =>
    seen.proofs.values.length > 1
      ? {
          message: `There are ${seen.proofs.values.length} TXT records at ${proofName(domain)}, and none is the one of this shop.`,
          fix: `Add one with the value ${proofOf(storeId)}, or change one of those that are there.`,
        }
      : undefined,
  ),
  unproved('txt_of_other_shop', ({ seen, storeId }) =>
    seen.proofs.values.some((value) => /^vitrine=[0-9a-f-]{36}$/i.test(value.trim()))
      ? {
          message: 'The TXT record is the one of another shop.',
          fix: `Change its value to the one of this shop: ${proofOf(storeId)}`,
        }
      : undefined,
  ),
  unproved('txt_wrong', ({ seen, storeId }) =>
    seen.proofs.values.length > 0
      ? {
          message: `The TXT record has another value: ${listed(seen.proofs.values)}`,
          fix: `Change its value to ${proofOf(storeId)}`,
        }
      : undefined,
  ),
  unproved('txt_name_doubled', ({ domain, seen, storeId }) =>
    seen.txtDoubled.values.some((value) => unquoted(value) === proofOf(storeId))
      ? {
          message: `The TXT record was made at ${proofName(domain)}.${registeredDomain(domain)}: your DNS provider adds the domain by itself.`,
          fix: `Enter only ${withinZone(proofName(domain), domain)} as its name.`,
        }
      : undefined,
  ),
  unproved('txt_at_domain', ({ domain, seen, storeId }) =>
    seen.txtAtDomain.values.some((value) => unquoted(value) === proofOf(storeId))
      ? {
          message: `The TXT record was made at ${domain} itself.`,
          fix: `Move it to the name ${withinZone(proofName(domain), domain)} (in full: ${proofName(domain)}).`,
        }
      : undefined,
  ),
  unproved('txt_as_cname', ({ domain, seen }) =>
    seen.proofCname.values.length > 0
      ? {
          message: `There is a CNAME record at ${proofName(domain)}, where a TXT record belongs.`,
          fix: 'Delete the CNAME record, and add the record with the type TXT.',
        }
      : undefined,
  ),
  {
    code: 'used_by_other_shop',
    find: ({ domain, holderId, storeId, isVerified, seen, ...facts }) =>
      holderId !== undefined &&
      !isVerified &&
      !verdictOf(seen, { domain, storeId, ...facts }).isProved
        ? {
            message: `Another shop uses ${domain} at present.`,
            fix: `If the domain is yours, add the TXT record ${proofOf(storeId)} at ${proofName(domain)}. The domain then moves to this shop.`,
          }
        : undefined,
  },
  unproved('txt_missing', ({ domain, storeId }) => ({
    message: `The TXT record at ${proofName(domain)} is not there yet.`,
    fix: `Add it with the value ${proofOf(storeId)}. Until it is there, nobody knows that the domain is yours.`,
  })),
]

/** Limits a check to unproved claims; a verified domain works without its record. */
function unproved(code: Check['code'], find: Check['find']): Check {
  return {
    code,
    find(facts) {
      const isOpen = !facts.isVerified && facts.seen.zone.code === 'ok'
      return isOpen && !verdictOf(facts.seen, facts).isProved ? find(facts) : undefined
    },
  }
}

const unquoted = (value: string) =>
  value
    .trim()
    .replaceAll(/^["'“”„]+|["'“”„]+$/g, '')
    .trim()
