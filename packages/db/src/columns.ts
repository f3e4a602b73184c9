import { type CustomTypesConfig, type FieldDef, types } from 'pg'

type Texts = readonly (string | null)[]

/** The columns of a statement's rows, as PostgreSQL tells them once, and what makes rows of texts. */
export class Columns {
  readonly fields: FieldDef[]
  readonly #names: string[]
  readonly #parsers: ((text: string) => unknown)[]
  /** Copies of an object from JSON all have its shape; V8 would give up shaping a wide one by itself. */
  readonly #empty: Record<string, unknown>

  constructor(fields: FieldDef[], { getTypeParser }: CustomTypesConfig = types) {
    this.fields = fields
    this.#names = fields.map(({ name }) => name)
    this.#parsers = fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text'))
    const nulls = Object.fromEntries(this.#names.map((name) => [name, null]))
    this.#empty = JSON.parse(JSON.stringify(nulls)) as Record<string, unknown>
  }

  values(texts: Texts): unknown[] {
    return texts.map((text, at) => (text === null ? null : this.#parsers[at]?.(text)))
  }

  row(texts: Texts): Record<string, unknown> {
    const row = { ...this.#empty }
    for (const [at, name] of this.#names.entries()) {
      const text = texts[at]
      if (typeof text === 'string') row[name] = this.#parsers[at]?.(text)
    }
    return row
  }
}
