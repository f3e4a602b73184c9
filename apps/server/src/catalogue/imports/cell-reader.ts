import { columnLabels, type SheetColumn } from '../sheet/columns.ts'
import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import type { FileColumns } from './file-product.ts'
import type { Read } from './read-cell.ts'

export class CellReader {
  readonly problems: ImportMessage[]
  readonly notes: ImportMessage[]
  readonly #columns: FileColumns

  constructor(columns: FileColumns, problems: ImportMessage[], notes: ImportMessage[]) {
    this.#columns = columns
    this.problems = [...problems]
    this.notes = [...notes]
  }

  /** Leaves the field unchanged if the file lacks the column. */
  take<Value>(
    place: { row: number; column: SheetColumn },
    cell: string | undefined,
    read: (cell: string) => Read<Value>,
    otherwise: Value,
  ): Value {
    if (cell === undefined) return otherwise
    const given = read(cell)
    if ('value' in given) return given.value
    this.refuse(place, given.problem)
    return otherwise
  }

  refuse({ row, column }: { row: number; column: SheetColumn }, text: string) {
    this.problems.push({ row, column: this.#columns[column] ?? columnLabels[column], text })
  }

  note({ row, column }: { row: number; column: SheetColumn | null }, text: string) {
    const named = column && (this.#columns[column] ?? columnLabels[column])
    this.notes.push({ row, column: named, text })
  }
}
