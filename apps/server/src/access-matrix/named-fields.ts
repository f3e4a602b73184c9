import { z } from 'zod'
import type { DeclaredCall } from './calls.ts'

interface JsonSchema {
  format?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Returns the paths of all fields that name something: ids, and the fields of the access rule. */
export function fieldsThatName({ inputSchema, rule }: DeclaredCall): string[] {
  if (!(inputSchema instanceof z.ZodType)) return []
  const schema = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' })
  const paths = idPaths(schema as JsonSchema, [])
  if (rule.access !== 'public' || rule.store === 'host' || rule.store === 'none') return paths
  const isNamed = paths.some((path) => path.split('.').at(-1) === rule.store)
  return isNamed ? paths : [...paths, rule.store]
}

function idPaths(schema: JsonSchema, path: string[]): string[] {
  const own = schema.format === 'uuid' ? [path.join('.')] : []
  const fields = Object.entries(schema.properties ?? {})
  const alternatives = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? [])
  return [
    ...own,
    ...fields.flatMap(([name, field]) => idPaths(field, [...path, name])),
    ...(schema.items ? idPaths(schema.items, [...path, '0']) : []),
    ...alternatives.flatMap((each) => idPaths(each, path)),
  ]
}
