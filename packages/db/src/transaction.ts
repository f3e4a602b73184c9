import { type NodePgClient, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type CustomTypesConfig, types } from 'pg'
import type { Lease } from './lease.ts'
import type { Roles } from './roles.ts'
import type { DueName } from './writes.ts'

type NoSchema = Record<string, never>

const dialect = new PgDialect()

const numbers: CustomTypesConfig = {
  // Amounts and counts are below 2^53; as strings `+` would concatenate them.
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
}

export type Asks = Pick<Lease, 'query' | 'commitWith' | 'due'>

/** A Drizzle transaction on one connection that can also run prepared statements. */
class LeasedTransaction extends NodePgTransaction<NoSchema, NoSchema> {
  readonly lease: Asks

  constructor(lease: Asks) {
    const client = lease as unknown as NodePgClient
    super(dialect, new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined), undefined)
    this.lease = lease
  }

  /**
   * Runs a prepared statement, planned once per connection; a name must always have the same text.
   * Rows have the columns' own names; bigint is a number, timestamptz a Date.
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

/** What an act is about, for the store's activity. */
export interface ActivitySubject {
  id?: string
  name: string
  /** For example `{ changes: { price: [1450, 1500] } }`; never a secret or a shopper's data. */
  data?: Record<string, unknown>
}

/** Reads and writes the rows of one store. Created by `inStore` and `withinStore` only. */
export class StoreTransaction extends LeasedTransaction {
  // Makes the two kinds of transaction incompatible types.
  readonly scope = 'store'
  readonly storeId: string
  hasNewVersion = false
  /** Filled by acts; the activity records it before the commit. */
  readonly subjects: ActivitySubject[] = []

  constructor(lease: Asks, storeId: string) {
    super(lease)
    this.storeId = storeId
  }

  /** Lets this process look for such work right after the commit, instead of some seconds later. */
  makesDue(name: DueName): void {
    this.lease.due.add(name)
  }
}

/** Reads and writes users, sessions, stores, members and domains, but no tenant table. */
export class PlatformTransaction extends LeasedTransaction {
  readonly scope = 'platform'
  readonly roles: Roles

  constructor(lease: Asks, roles: Roles) {
    super(lease)
    this.roles = roles
  }
}
