import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import type { StoredAttributeGroup } from '@vitrine/db/schema/products.ts'
import { escapePart, partsOf, splitParts, unescapePart } from './cell-lists.ts'

type Group = StoredAttributeGroup

const nameSigns = ':;()#'

export function writeOptions(
  groups: readonly (Omit<Group, 'type'> & Partial<Pick<Group, 'type'>>)[],
): string {
  return groups
    .map(({ name, type, values }) => {
      const list = values.map(
        ({ value, swatch }) => escapePart(value, nameSigns) + (swatch ? ` ${swatch}` : ''),
      )
      const named = escapePart(name, nameSigns) + (type ? ` (${type})` : '')
      return `${named}: ${list.join('; ')}`
    })
    .join('\n')
}

/**
 * Reads the groups of a cell. Missing types and swatches are taken from the product's group of that
 * name.
 */
export function readOptions(cell: string, known: readonly Group[]): Group[] {
  return partsOf(cell, '\n').map((line) => {
    const [head = '', ...rest] = splitParts(line, ':')
    const typed = /^(.*)\s\((select|color|buttons)\)\s*$/s.exec(head)
    const name = unescapePart(typed?.[1] ?? head)
    const before = known.find((group) => group.name === name)
    const values = partsOf(rest.join(':'), ';').map((value) => readValue(value, before, !typed))
    const type = (typed?.[2] as AttributeGroup['type'] | undefined) ?? before?.type
    return { name, type: type ?? (values.length > 8 ? 'select' : 'buttons'), values }
  })
}

function readValue(part: string, before: Group | undefined, keepsSwatch: boolean) {
  const colored = /^(.*)\s(#[0-9a-fA-F]{6})\s*$/s.exec(part)
  const value = unescapePart(colored?.[1] ?? part)
  const previous = before?.values.find((each) => each.value === value)?.swatch
  const swatch = colored?.[2] ?? (keepsSwatch ? previous : undefined)
  return { value, ...(swatch && { swatch }) }
}

const choiceSigns = ':;'

export function writeChoice(
  attributes: Record<string, string>,
  groups: readonly Pick<Group, 'name'>[],
): string {
  const order = groups.map(({ name }) => name)
  return Object.entries(attributes)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map((pair) => pair.map((part) => escapePart(part, choiceSigns)).join(': '))
    .join('; ')
}

export function readChoice(cell: string): Record<string, string> {
  return Object.fromEntries(
    partsOf(cell, ';').map((pair) => {
      const [name = '', ...value] = splitParts(pair, ':')
      return [unescapePart(name), unescapePart(value.join(':'))]
    }),
  )
}
