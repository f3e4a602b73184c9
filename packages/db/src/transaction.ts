import { type NodePgClient, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type CustomTypesConfig, types } from 'pg'
import type { Lease } from './lease.ts'
import type { Roles } from './roles.ts'

type NoSchema = Record<string, never>

const dialect = new PgDialect()

const numbers: CustomTypesConfig = {
  // Amounts and counts are below 2^53; as strings they would be added like words.
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
}

/** What a transaction needs of where its queries go. */
export type Asks = Pick<Lease, 'query' | 'commitWith'>

/** A Drizzle transaction on one connection, with a door for hand-written prepared statements. */
class LeasedTransaction extends NodePgTransaction<NoSchema, NoSchema> {
  readonly lease: Asks

  constructor(lease: Asks) {
    // Of a client, a session uses `query` alone.
    const client = lease as unknown as NodePgClient
    super(dialect, new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined), undefined)
    this.lease = lease
  }

  /**
   * Parsed and planned once per connection, for hot reads. One name stands for one text, always.
   * Rows have the columns' own names; bigint arrives as a number, timestamptz as a Date.
   */
  async prepared<Row extends object>(
    name: string,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.lease.query({ name, text, values, types: numbers })
    return rows as Row[]
  }
}

/** Sees and writes the rows of one store. Only `inStore` and `withinStore` make one. */
export class StoreTransaction extends LeasedTransaction {
  // Keeps the two kinds of transaction from being mistaken for each other.
  readonly scope = 'store'
  readonly storeId: string
  /** Whether it changes what shoppers see. */
  hasNewVersion = false

  constructor(lease: Asks, storeId: string) {
    super(lease)
    this.storeId = storeId
  }
}

/** Sees users, sessions, stores, members and domains, and no tenant table. */
export class PlatformTransaction extends LeasedTransaction {
  readonly scope = 'platform'
  readonly roles: Roles

  constructor(lease: Asks, roles: Roles) {
    super(lease)
    this.roles = roles
  }
}
