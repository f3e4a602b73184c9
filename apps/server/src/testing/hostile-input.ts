import * as fc from 'fast-check'

export interface InputSchema {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: InputSchema[]
  allOf?: InputSchema[]
  items?: InputSchema
  properties?: Record<string, InputSchema>
  additionalProperties?: InputSchema | boolean
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export type Known = Record<string, readonly unknown[]>

interface Taste {
  known: Known
  hostility: number
}

/**
 * Generates inputs from fully valid to fully random; only nearly valid ones get far into a call.
 */
export function inputsOf(schema: InputSchema, known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: valueOf(schema, { known, hostility: 0 }) },
    { weight: 4, arbitrary: valueOf(schema, { known, hostility: 6 }) },
    { weight: 2, arbitrary: valueOf(schema, { known, hostility: 50 }) },
    { weight: 1, arbitrary: hostile },
  )
}

function valueOf(schema: InputSchema, taste: Taste, name = ''): fc.Arbitrary<unknown> {
  const { hostility } = taste
  const fitting = fittingValue(schema, taste, name)
  const isRoot = name === ''
  if (!hostility || isRoot) return fitting
  return fc.oneof(
    { weight: 100 - hostility, arbitrary: fitting },
    { weight: hostility, arbitrary: hostile },
  )
}

function fittingValue(schema: InputSchema, taste: Taste, name: string): fc.Arbitrary<unknown> {
  const known = taste.known[name]
  if (known) return fc.constantFrom(...known)
  const choices = schema.anyOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map((choice) => fittingValue(choice, taste, name)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'array')
    return fc.array(valueOf(schema.items ?? {}, taste, singular(name)), { maxLength: 3 })
  if (schema.type === 'object') return objectOf(schema, taste)
  return scalarOf(schema)
}

const singular = (name: string) => name.replace(/s$/, '') || 'item'

function objectOf(schema: InputSchema, taste: Taste): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: others } = schema
  const fields = Object.entries(properties).map(
    ([name, inner]) => [name, valueOf(inner, taste, name)] as const,
  )
  const declared = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  const hasOthers = typeof others === 'object'
  if (!hasOthers && !taste.hostility) return declared
  const extra = fc.dictionary(fc.oneof(fc.string(), hostileName), hasOthers ? anything : hostile, {
    maxKeys: 2,
  })
  const isRare = fc
    .integer({ min: 0, max: 99 })
    .map((at) => at < (hasOthers ? 50 : taste.hostility))
  return fc
    .tuple(declared, extra, isRare)
    .map(([value, more, isAdded]) => (isAdded ? joined(value, more) : value))
}

/** Keeps `__proto__` an ordinary field, as JSON.parse does. */
function joined(value: object, more: object): unknown {
  return Object.fromEntries([...Object.entries(value), ...Object.entries(more)])
}

function scalarOf(schema: InputSchema): fc.Arbitrary<unknown> {
  const { minimum = -1e9, maximum = 1e9, minLength = 0, maxLength = 60 } = schema
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -2e9), max: Math.min(maximum, 2e9) })
    case 'number':
      return fc.oneof(
        fc.integer({ min: minimum, max: maximum }),
        fc.double({ min: minimum, max: maximum, noNaN: true }),
        fc.integer({ min: minimum * 100, max: maximum * 100 }).map((cents) => cents / 100),
      )
    case 'string':
      return textOf(schema, minLength, Math.min(maxLength, Math.max(minLength, 60)))
    default:
      return anything
  }
}

function textOf({ format, pattern }: InputSchema, minLength: number, maxLength: number) {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom('ada@example.com', "o'hara+tea@example.com")
  if (format === 'uri') return fc.webUrl()
  // fast-check cannot generate strings of patterns with a look-ahead.
  if (pattern?.includes('(?!'))
    return fc.constantFrom('/media/tea.webp', 'https://tea.example/a.png')
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength))
  return fc.string({ unit: 'binary', minLength, maxLength })
}

const hostileName = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '0',
  'a[b]',
  'a.b',
  '\u0000',
)

const polluting = JSON.parse('{"__proto__":{"polluted":1}}') as unknown

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\u0000',
    'tea\u0000',
    '\ud800',
    '\udfff tea',
    '\u2028\u202e\ufeff',
    "' OR 1=1 --",
    '%00%27%22',
    '%',
    '_%\\',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '{{7*7}}${7*7}',
    'javascript:alert(1)',
    '//evil.example',
    'http://[::1',
    'a@b@c',
    '\r\nBcc: a@b.example',
    'x'.repeat(20_000),
    '🍵'.repeat(3000),
    '1e309',
    '-1',
    '0x10',
    'NaN',
    '2026-02-30T25:61:00Z',
  ),
  fc.constantFrom<unknown>(
    -1,
    -0,
    0.1 + 0.2,
    1e-9,
    1e21,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    9_999_999.999,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { length: -1 },
    { toString: 'no', valueOf: 1 },
    JSON.parse('{"then":1}'),
    polluting,
    { constructor: { prototype: { polluted: 1 } } },
    Array.from({ length: 600 }, () => 'x'),
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const anything = fc.oneof(fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }), hostile)
