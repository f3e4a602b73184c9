import type { CustomFieldKind } from '@vitrine/commerce/catalogue/custom-field.ts'
import type { BindSource, BoundType } from './bind-sources.ts'

const types: Record<CustomFieldKind, BoundType> = {
  text: 'text',
  number: 'text',
  richText: 'html',
  image: 'image',
  link: 'link',
}

/** The name of a custom field's value says its type: no page asks for the field itself. */
export function customSourceName({ id, kind }: { id: string; kind: CustomFieldKind }): string {
  return `custom.${types[kind]}.${id}`
}

const shape = /^custom\.(text|html|image|link)\.[\da-f-]{36}$/

export function findCustomSource(name: string): BindSource | undefined {
  const [, type] = shape.exec(name) ?? []
  return type === undefined ? undefined : { name, label: 'Custom field', type: type as BoundType }
}
