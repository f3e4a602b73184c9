import type {
  CustomFieldKind,
  CustomFieldSubject,
} from '@vitrine/commerce/catalogue/custom-field.ts'
import type { CustomField } from '@vitrine/contract/catalogue/custom-fields.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { customSourceName } from '@vitrine/sections/kit/bindings/custom-source.ts'
import { safeSource, safeUrl } from '@vitrine/sections/kit/values/safe-url.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { isThere, listFields, listValues, lockFields, writeFields, writeValues } from './queries.ts'

export async function saveFields(tx: StoreTransaction, fields: readonly CustomField[]) {
  await lockFields(tx)
  const before = new Map((await listFields(tx)).map((field) => [field.id, field]))
  const names = fields.map(({ subject, name }) => `${subject} ${name.toLowerCase()}`)
  for (const [index, { id, subject, kind }] of fields.entries()) {
    const known = before.get(id)
    if (names.indexOf(names[index]!) !== index)
      throw invalidInput(`fields.${index}.name`, 'Another field has this name.')
    if (fields.findIndex((each) => each.id === id) !== index)
      throw invalidInput(`fields.${index}.id`, 'This field is listed twice.')
    if (known && (known.kind !== kind || known.subject !== subject))
      throw invalidInput(`fields.${index}.kind`, 'The kind of a field with values stays as it is.')
  }
  await writeFields(tx, fields)
  await bumpStoreVersion(tx)
  return await listFields(tx)
}

interface OfSubject {
  subject: CustomFieldSubject
  subjectId: string
}

export async function valuesOf(tx: StoreTransaction, { subject, subjectId: id }: OfSubject) {
  if (!(await isThere(tx, subject, id))) throw new Refusal('not_found')
  const rows = await listValues(tx, subject, id)
  return Object.fromEntries(rows.map((row) => [row.id, row.value]))
}

export async function setValues(
  tx: StoreTransaction,
  { subject, subjectId: id, values }: OfSubject & { values: Record<string, string> },
) {
  if (!(await isThere(tx, subject, id))) throw new Refusal('not_found')
  await lockFields(tx)
  const fields = new Map((await listFields(tx)).map((field) => [field.id, field]))
  const cleaned = Object.entries(values).map(([fieldId, value]): [string, string] => {
    const field = fields.get(fieldId)
    const at = `values.${fieldId}`
    if (field?.subject !== subject) throw invalidInput(at, 'This field no longer exists.')
    const problem = value.trim() && problemOf(value.trim(), field.kind)
    if (problem) throw invalidInput(at, problem)
    return [fieldId, field.kind === 'richText' ? cleanHtml(value) : value.trim()]
  })
  await writeValues(tx, { subject, id, values: cleaned.filter(([, value]) => value !== '') })
  await bumpStoreVersion(tx)
  return await valuesOf(tx, { subject, subjectId: id })
}

function problemOf(value: string, kind: CustomFieldKind): string | false {
  if (kind === 'number') return !/^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(value) && 'Enter a number.'
  if (kind === 'link') return !safeUrl(value) && 'This is not an address.'
  if (kind === 'image') return !safeSource(value) && 'This is not the URL of an image.'
  return false
}

/** Returns the values by their names in templates. */
export async function boundValuesOf(tx: StoreTransaction, subject: CustomFieldSubject, id: string) {
  const rows = await listValues(tx, subject, id)
  return Object.fromEntries(rows.map((row) => [customSourceName(row), row.value]))
}
