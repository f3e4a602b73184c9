import { type Connection, type CustomTypesConfig, type FieldDef, Query, type QueryResult } from 'pg'
// @ts-expect-error Its types are not told.
import Result from 'pg/lib/result.js'
// @ts-expect-error Its types are not told.
import utils from 'pg/lib/utils.js'

/** What a value is on its way to PostgreSQL. */
const { prepareValue } = utils as { prepareValue: (this: void, value: unknown) => unknown }

export interface Read {
  text: string
  name?: string | undefined
  values?: unknown[] | undefined
  types?: CustomTypesConfig | undefined
  rowMode?: string | undefined
}

/** A statement of a batch, with what has been answered so far. */
interface Asked extends Read {
  answer: PromiseWithResolvers<QueryResult>
  columns: Columns | undefined
  rows: unknown[]
}

/** The columns of a statement's rows, and what makes rows of texts: a result of pg's own. */
interface Columns {
  fields: FieldDef[]
  parseRow(texts: (string | null)[]): unknown
}

/** What @types/pg leaves out of a connection. */
interface OpenConnection extends Connection {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(message: object): void
  bind(message: object): void
  describe(message: object): void
  execute(message: object | null): void
}

const stepIntoStore: Read = {
  name: 'step-into-store',
  text: `SELECT set_config('role', $2, true), set_config('app.store_id', $1, true),
    set_config('transaction_read_only', 'on', true)`,
}

/** What each connection has told of the columns of its prepared statements; it tells it once. */
const knownColumns = new WeakMap<OpenConnection, Map<string, Columns>>()

/**
 * Statements that travel to PostgreSQL together. Up to the next synchronisation of the protocol
 * all of them are one transaction, without a BEGIN and a COMMIT of their own. pg takes only its
 * own kind of query on a connection that does not wait for answers, so this is one.
 */
export class ReadBatch extends Query {
  readonly #asked: Asked[] = []
  #due = 0
  #connection: OpenConnection | undefined
  #unreadable: Error | undefined
  /** All of it reads this store, and nothing else. */
  storeId: string
  readonly #role: string
  /** Called once: when all is answered, or when nothing more will be. */
  callback: (error?: Error | null) => void = () => {}

  /** @param role what it is read as */
  constructor(storeId: string, role: string) {
    super({ text: '' })
    this.storeId = storeId
    this.#role = role
    this.ask(stepIntoStore).catch(() => {})
  }

  ask(read: Read): Promise<QueryResult> {
    const answer = Promise.withResolvers<QueryResult>()
    this.#asked.push({ ...read, answer, columns: undefined, rows: [] })
    return answer.promise
  }

  /** pg keeps account of what a connection has parsed by these two: they name what is due. */
  get name() {
    return this.#asked[this.#due]?.name
  }
  get text() {
    return this.#asked[this.#due]?.text
  }
  // pg's constructor writes them.
  set name(_) {}
  set text(_) {}

  override submit = (connection: Connection) => {
    const open = connection as OpenConnection
    this.#connection = open
    // All before the first is sent: half a batch would hold the connection up.
    try {
      const values = this.#values()
      open.stream.cork()
      for (const [index, read] of this.#asked.entries()) send(open, read, values[index] ?? [])
      open.sync()
      open.stream.uncork()
      return null
    } catch (error) {
      // pg hands it to `handleError`, as it does with what its own queries cannot send.
      return error as Error
    }
  }

  #values(): unknown[][] {
    const [, ...reads] = this.#asked
    return [
      [this.storeId, this.#role],
      ...reads.map((read) => (read.values ?? []).map(prepareValue)),
    ]
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }) {
    const read = this.#asked[this.#due]
    if (!read || !this.#connection) return
    read.columns = columnsOf(fields, read)
    if (read.name) columnsKnownTo(this.#connection).set(read.name, read.columns)
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }) {
    const read = this.#asked[this.#due]
    if (!read?.columns || this.#unreadable) return
    try {
      read.rows.push(read.columns.parseRow(texts))
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  handleCommandComplete() {
    this.#due += 1
  }

  handleError(error: Error) {
    for (const { name } of this.#asked.slice(this.#due))
      if (name) delete this.#connection?.submittedNamedStatements[name]
    this.fail(error)
    this.#end(error)
  }

  handleReadyForQuery() {
    if (this.#unreadable) return this.handleError(this.#unreadable)
    for (const { answer, rows, columns } of this.#asked) {
      const { fields = [] } = columns ?? {}
      answer.resolve({ rows, fields, rowCount: rows.length, command: 'SELECT', oid: 0 })
    }
    this.#end()
  }

  #end(error?: Error) {
    const { callback } = this
    this.callback = () => {}
    callback(error)
  }

  fail(error: Error) {
    for (const { answer } of this.#asked) answer.reject(error)
  }
}

function send(connection: OpenConnection, read: Asked, values: unknown[]) {
  const { name = '', text } = read
  if (!name || !isParsed(connection, name, text)) connection.parse({ name, text })
  connection.bind({ statement: name, values })
  read.columns = name ? columnsKnownTo(connection).get(name) : undefined
  if (!read.columns) connection.describe({ type: 'P' })
  connection.execute(null)
}

/** Names the statement for the connection if it is new there. */
function isParsed(connection: OpenConnection, name: string, text: string) {
  const { parsedStatements, submittedNamedStatements } = connection
  const before = parsedStatements[name] ?? submittedNamedStatements[name]
  if (before === undefined) submittedNamedStatements[name] = text
  return before !== undefined
}

function columnsOf(fields: FieldDef[], { rowMode, types }: Read): Columns {
  const result = new Result(rowMode, types) as Columns & { addFields(fields: FieldDef[]): void }
  result.addFields(fields)
  return result
}

function columnsKnownTo(connection: OpenConnection) {
  const known = knownColumns.get(connection)
  if (known) return known
  const none = new Map<string, Columns>()
  knownColumns.set(connection, none)
  return none
}
