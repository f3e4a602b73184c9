import { lockName } from '@vitrine/db/lock-name.ts'
import { firstId } from '@vitrine/db/first-id.ts'
import { isDeepStrictEqual } from 'node:util'
import { toDecimal, toMinor } from '@vitrine/commerce/money/money.ts'
import {
  categoryRule,
  type CategoryRule,
  maxRules,
  type RuleCondition,
} from '@vitrine/contract/catalogue/category-rule.ts'
import { categories, type StoredRule } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { invalidInput } from '../../platform/refusal.ts'
import { emptyCategory } from './category-products.ts'

export function toStoredRule({ match, conditions }: CategoryRule, currency: string): StoredRule {
  const stored = conditions.map((condition, index) => {
    if (condition.field !== 'price') return condition
    const value = toMinor(condition.value, currency)
    if (value !== undefined) return { ...condition, value }
    const path = `rule.conditions.${index}.value`
    throw invalidInput(path, `This has more decimals than ${currency} has.`)
  })
  return { match, conditions: stored }
}

export function toRule(stored: StoredRule | null, currency: string): CategoryRule | null {
  if (!stored) return null
  const conditions = (stored.conditions as RuleCondition[]).map((condition) =>
    condition.field === 'price'
      ? { ...condition, value: toDecimal(condition.value, currency) }
      : condition,
  )
  return categoryRule.parse({ ...stored, conditions })
}

/** Fills the category by the rule from now on; without a rule it starts empty. */
export async function writeRule(tx: StoreTransaction, id: string, rule: StoredRule | null) {
  const before = await findRule(tx, id)
  if (isDeepStrictEqual(before, rule)) return
  if (!before) await requireRoomForRule(tx)
  if (!rule || !before) await emptyCategory(tx, id)
  await tx.update(categories).set({ rule }).where(ofId(tx, id))
  if (!rule) return
  await judgeAll(tx, id)
  // Runs again under a lock: products changed meanwhile were matched against the old rule.
  await lockName(tx, `rules ${tx.storeId}`)
  await judgeAll(tx, id)
}

export async function findRule(tx: StoreTransaction, id: string) {
  const [row] = await tx.select({ rule: categories.rule }).from(categories).where(ofId(tx, id))
  return row?.rule ?? null
}

async function requireRoomForRule(tx: StoreTransaction) {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.storeId, tx.storeId), isNotNull(categories.rule)))
  if (rows.length >= maxRules)
    throw invalidInput('rule', `A shop can have at most ${maxRules} categories with a rule.`)
}

/** Keeps each statement below the database's statement timeout. */
const atOnce = 2000

async function judgeAll(tx: StoreTransaction, id: string) {
  let last: string = firstId
  for (;;) {
    const next = await tx.prepared<{ id: string }>(
      'next-to-judge',
      `SELECT id FROM products WHERE store_id = $1 AND id > $2 ORDER BY id LIMIT ${atOnce}`,
      [tx.storeId, last],
    )
    const ids = next.map((product) => product.id)
    if (!ids.length) return
    await tx.prepared('judge-by-rule', 'SELECT follow_rules($1, $2::uuid[], $3, false)', [
      tx.storeId,
      ids,
      id,
    ])
    last = ids.at(-1)!
  }
}

function ofId(tx: StoreTransaction, id: string) {
  return and(eq(categories.storeId, tx.storeId), eq(categories.id, id))
}
