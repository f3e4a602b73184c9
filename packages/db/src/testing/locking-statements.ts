import { splitStatements } from '../split-statements.ts'

interface Rule {
  /** In one line, spaces collapsed. */
  pattern: RegExp
  /** What to write instead. */
  instead: string
  /** Whether it is fine on a table that the same file creates. */
  onNewTables?: boolean
  isFine?: (statement: string, file: File) => boolean
}

interface File {
  text: string
  statements: string[]
  newTables: Set<string>
  /** All statements of earlier files. */
  before: string
}

export interface Finding {
  statement: string
  instead: string
}

const onNewTables = true

/** Statements that lock a table while they read or write all of it, or break the version before. */
const rules: readonly Rule[] = [
  {
    pattern: /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)/i,
    instead: 'CREATE INDEX CONCURRENTLY, in a file that begins with "-- outside transactions"',
    onNewTables,
  },
  {
    pattern: /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY/i,
    instead:
      'a file that begins with "-- outside transactions", and DROP INDEX CONCURRENTLY IF EXISTS of this name before it: an attempt that broke off leaves an invalid index',
    isFine: (statement, { text, statements }) => {
      const [, name = ''] = /INDEX CONCURRENTLY (?:IF NOT EXISTS )?(\w+)/i.exec(statement) ?? []
      const dropped = new RegExp(`^DROP INDEX CONCURRENTLY IF EXISTS ${name}$`, 'i')
      return (
        text.startsWith('-- outside transactions') &&
        statements.slice(0, statements.indexOf(statement)).some((each) => dropped.test(each))
      )
    },
  },
  {
    pattern: /^DROP INDEX (?!CONCURRENTLY)|^REINDEX (?!.*CONCURRENTLY)|^(?:CLUSTER|VACUUM|LOCK) /i,
    instead: 'a form that works CONCURRENTLY, or nothing',
  },
  {
    pattern:
      /^ALTER TABLE .*\bADD (?:COLUMN )?.*\bDEFAULT (?:gen_random_uuid|uuid|random|clock_timestamp|nextval|timeofday)/i,
    instead: 'the column without this default, then ALTER COLUMN … SET DEFAULT for new rows',
    onNewTables,
  },
  {
    pattern:
      /^ALTER TABLE .*\bADD (?:COLUMN )?.*\b(?:(?:big|small)?serial|GENERATED (?:ALWAYS|BY DEFAULT) AS)\b/i,
    instead: 'a plain column that the code or a trigger fills',
    onNewTables,
  },
  {
    pattern: /^ALTER TABLE .*\bADD COLUMN (?:(?!,\s*ADD ).)*\bNOT NULL(?:(?!,\s*ADD ).)*$/i,
    instead: 'a DEFAULT: the version before inserts rows without the column',
    onNewTables,
    isFine: (statement) => /\bDEFAULT\b/i.test(statement),
  },
  {
    pattern: /^ALTER TABLE .*\b(?:ALTER (?:COLUMN )?"?\w+"? (?:SET DATA )?TYPE)\b/i,
    instead: 'a new column, filled in batches',
    onNewTables,
  },
  {
    pattern: /^ALTER TABLE .*\bALTER (?:COLUMN )?\w+ SET NOT NULL/i,
    instead:
      'CHECK (column IS NOT NULL) NOT VALID in one file and VALIDATE CONSTRAINT in a later one; then SET NOT NULL reads no row',
    onNewTables,
    isFine: (statement, { before }) => {
      const [, column = ''] = /ALTER (?:COLUMN )?(\w+) SET NOT NULL/i.exec(statement) ?? []
      const added = new RegExp(
        `ALTER TABLE (?:ONLY )?${tableOf(statement)} ADD CONSTRAINT (\\w+) CHECK \\(${column} IS NOT NULL\\) NOT VALID`,
        'i',
      ).exec(before)
      return added !== null && new RegExp(`VALIDATE CONSTRAINT ${added[1]}\\b`, 'i').test(before)
    },
  },
  {
    pattern: /^ALTER TABLE .*\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID)/i,
    instead: 'NOT VALID, and VALIDATE CONSTRAINT in a later file',
    onNewTables,
  },
  {
    pattern: /^ALTER TABLE .*\bADD COLUMN .*\b(?:CHECK|REFERENCES)\b/i,
    instead:
      'the column alone, then ADD CONSTRAINT … NOT VALID, and VALIDATE CONSTRAINT in a later file',
    onNewTables,
  },
  {
    pattern:
      /^ALTER TABLE .*\bADD (?:CONSTRAINT \w+ )?(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!.*\bUSING INDEX)/i,
    instead: 'CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
    onNewTables,
  },
  {
    pattern: /^ALTER TABLE .*\bVALIDATE CONSTRAINT/i,
    instead: 'a later file than the one that adds it: its lock would last for the whole check',
    isFine: (statement, { statements }) => {
      const [, name = ''] = /VALIDATE CONSTRAINT (\w+)/i.exec(statement) ?? []
      return !statements.some((each) => new RegExp(`ADD CONSTRAINT ${name}\\b`, 'i').test(each))
    },
  },
  {
    pattern: /^ALTER TABLE .*\bRENAME\b|^ALTER TYPE .*\bRENAME\b/i,
    instead: 'a new name beside the old one, which a later release drops',
    onNewTables,
  },
  {
    pattern:
      /^DROP (?:TABLE|FUNCTION|VIEW|TYPE|TRIGGER)\b|^ALTER TABLE .*\bDROP (?:COLUMN|CONSTRAINT)\b/i,
    instead:
      'this in the release after the one that stopped using it, with UPDATE installation SET needs_migration',
    isFine: (statement, { statements }) =>
      statements.some((each) => /^UPDATE installation SET needs_migration/i.test(each)) ||
      isReplaced(statement, statements),
  },
  {
    pattern: /^(?:UPDATE|DELETE FROM) (?!installation\b)/i,
    instead: 'a nightly job or due work that changes some rows at a time',
    onNewTables,
  },
  { pattern: /\block_timeout\b/i, instead: 'nothing: the migrator sets it and tries again' },
]

/** A function, trigger or constraint may be dropped and created again in the same transaction. */
function isReplaced(statement: string, statements: readonly string[]): boolean {
  const [, kind = '', name = ''] =
    /\bDROP (FUNCTION|VIEW|TRIGGER|CONSTRAINT) (?:IF EXISTS )?(\w+)/i.exec(statement) ?? []
  const made = new RegExp(`\\b(?:CREATE|ADD) (?:OR REPLACE )?${kind} ${name}\\b`, 'i')
  return (
    kind !== '' && statements.slice(statements.indexOf(statement)).some((each) => made.test(each))
  )
}

/**
 * Finds what a migration must not do while the previous version serves.
 * @param earlier texts of the migrations before it
 */
export function findLocking(text: string, earlier: readonly string[] = []): Finding[] {
  const statements = statementsOf(text)
  const file: File = {
    text,
    statements,
    newTables: new Set(statements.map(createdTable).filter((each) => each !== undefined)),
    before: earlier.flatMap(statementsOf).join('\n'),
  }
  return statements.flatMap((statement) =>
    rules
      .filter(
        (rule) =>
          rule.pattern.test(statement) &&
          !(rule.onNewTables && file.newTables.has(tableOf(statement))) &&
          !rule.isFine?.(statement, file),
      )
      .map(({ instead }) => ({ statement: statement.slice(0, 160), instead })),
  )
}

/** Statements of DO blocks count too; bodies of functions run later. */
function statementsOf(text: string): string[] {
  return splitStatements(text).flatMap((statement) => {
    const body = /^DO (?:LANGUAGE \w+ )?(\$\w*\$)([\s\S]*)\1/i.exec(statement)?.[2]
    const inner = body === undefined ? [] : splitStatements(body).map(fromItsVerb)
    return [statement, ...inner].map((each) => each.replaceAll(/\s+/g, ' ').trim())
  })
}

function fromItsVerb(statement: string) {
  return statement.replace(/^[\s\S]*?\b(?=(?:ALTER TABLE|CREATE|DROP|UPDATE|DELETE FROM) )/i, '')
}

function createdTable(statement: string): string | undefined {
  return /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(statement)?.[1]
}

function tableOf(statement: string): string {
  const named =
    /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?"?(\w+)/i.exec(statement) ??
    /^(?:UPDATE|DELETE FROM) (?:ONLY )?"?(\w+)/i.exec(statement) ??
    /\bON (?:ONLY )?"?(\w+)/i.exec(statement)
  return named?.[1] ?? ''
}
