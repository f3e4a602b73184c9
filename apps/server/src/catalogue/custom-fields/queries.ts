import type { CustomFieldSubject } from '@vitrine/commerce/catalogue/custom-field.ts'
import type { CustomField } from '@vitrine/contract/catalogue/custom-fields.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import {
  categoryCustomValues,
  customFields,
  productCustomValues,
} from '@vitrine/db/schema/custom-fields.ts'
import { categories, products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'

/** Until the end of the transaction, so that nobody writes fields or values that another deletes. */
export async function lockFields(tx: StoreTransaction) {
  await lockName(tx, `custom fields ${tx.storeId}`)
}

export async function listFields(tx: StoreTransaction): Promise<CustomField[]> {
  const { id, subject, name, kind } = customFields
  return await tx
    .select({ id, subject, name, kind })
    .from(customFields)
    .where(eq(customFields.storeId, tx.storeId))
    .orderBy(asc(customFields.position), asc(id))
}

export async function writeFields(tx: StoreTransaction, fields: readonly CustomField[]) {
  const { storeId } = tx
  const ids = fields.map(({ id }) => id)
  await tx
    .delete(customFields)
    .where(
      and(
        eq(customFields.storeId, storeId),
        ids.length ? notInArray(customFields.id, ids) : undefined,
      ),
    )
  if (fields.length === 0) return
  await tx
    .insert(customFields)
    .values(fields.map((field, position) => ({ ...field, storeId, position })))
    .onConflictDoUpdate({
      target: [customFields.storeId, customFields.id],
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
}

export async function isThere(tx: StoreTransaction, subject: CustomFieldSubject, id: string) {
  const table = subject === 'product' ? products : categories
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.storeId, tx.storeId), eq(table.id, id)))
  return rows.length > 0
}

/** With the kind of each. */
export async function listValues(tx: StoreTransaction, subject: CustomFieldSubject, id: string) {
  const [table, key] = tableOf(subject)
  return await tx
    .select({ id: customFields.id, kind: customFields.kind, value: table.value })
    .from(table)
    .innerJoin(
      customFields,
      and(eq(customFields.storeId, table.storeId), eq(customFields.id, table.fieldId)),
    )
    .where(and(eq(table.storeId, tx.storeId), eq(key, id)))
}

export async function writeValues(
  tx: StoreTransaction,
  { subject, id, values }: { subject: CustomFieldSubject; id: string; values: [string, string][] },
) {
  const { storeId } = tx
  const [table, key] = tableOf(subject)
  await tx.delete(table).where(and(eq(table.storeId, storeId), eq(key, id)))
  if (values.length === 0) return
  const rows = values.map(([fieldId, value]) => ({ storeId, fieldId, value }))
  if (subject === 'product')
    await tx.insert(productCustomValues).values(rows.map((row) => ({ ...row, productId: id })))
  else await tx.insert(categoryCustomValues).values(rows.map((row) => ({ ...row, categoryId: id })))
}

function tableOf(subject: CustomFieldSubject) {
  return subject === 'product'
    ? ([productCustomValues, productCustomValues.productId] as const)
    : ([categoryCustomValues, categoryCustomValues.categoryId] as const)
}
