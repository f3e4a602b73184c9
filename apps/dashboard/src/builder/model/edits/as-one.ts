import type { Operation } from './operation.ts'

export function asOne(operations: readonly Operation[]): Operation {
  const [first] = operations
  return operations.length === 1 && first ? first : { kind: 'batch', operations }
}
