import { expect, test } from 'vitest'
import { formatMomentWithSeconds } from '../../platform/ui/format-date.ts'
import { describeChecks } from './describe-checks.ts'

const checkedAt = '2026-11-25T12:00:00.000Z'
const nextCheckAt = '2026-11-25T12:00:10.000Z'

test('a domain shows its last check and its next one', () => {
  expect(describeChecks({ checkedAt, nextCheckAt }, Date.parse(checkedAt))).toBe(
    `Last check: ${formatMomentWithSeconds(checkedAt)}. Next check: ${formatMomentWithSeconds(nextCheckAt)}.`,
  )
})

test('a check that is due comes in a moment', () => {
  const loadedAt = Date.parse(nextCheckAt)
  expect(describeChecks({ checkedAt: null, nextCheckAt }, loadedAt)).toBe(
    'Not checked yet. Next check: in a moment.',
  )
})
