import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { encodingOf, textOf } from './text-of-file.ts'

/** Row number as spreadsheets count it: the first row of a file is 1. */
export interface CsvRecord {
  row: number
  cells: string[]
}

export class CsvDamage extends Error {
  readonly row: number

  constructor(row: number, message: string) {
    super(message)
    this.row = row
  }
}

const maxRecordLetters = 2_000_000

/** Yields the rows of a file, whatever its encoding and separator. */
export async function* csvRecords(file: Pick<Blob, 'stream'>): AsyncGenerator<CsvRecord> {
  const encoding = await encodingOf(file)
  const { separator, isDeclared } = separatorIn(await beginningOf(textOf(file, encoding)))
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRecordLetters,
  })
  const text = Readable.from(textOf(file, encoding))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let row = isDeclared ? -1 : 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1
      if (row > 0) yield { row, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? damageOf(error, isDeclared) : error
  } finally {
    text.destroy()
  }
}

function damageOf(error: CsvError, isDeclared: boolean): CsvDamage {
  const row = Number(error['records'] ?? 0) + (isDeclared ? 0 : 1)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new CsvDamage(
      row,
      `The file ends in the middle of a quoted field of row ${row}. It may have been cut off; save it again.`,
    )
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new CsvDamage(row, `Row ${row} has no end. A quotation mark may be missing in it.`)
  return new CsvDamage(row, `Row ${row} cannot be read.`)
}

async function beginningOf(text: AsyncGenerator<string>): Promise<string> {
  let beginning = ''
  for await (const part of text) {
    beginning += part
    if (beginning.length > 20_000 || /[\r\n]/.test(beginning)) break
  }
  return beginning
}

const separators = [',', ';', '\t', '|']

/** Excel may state the separator in a `sep=` line; otherwise the most frequent candidate wins. */
function separatorIn(beginning: string) {
  const declared = /^sep=(.)\r?\n/i.exec(beginning)?.[1]
  if (declared !== undefined) return { separator: declared, isDeclared: true }
  const names = (/^[^\r\n]*/.exec(beginning)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const often = (separator: string) => names.split(separator).length
  const [separator = ','] = separators.toSorted((a, b) => often(b) - often(a))
  return { separator, isDeclared: false }
}
