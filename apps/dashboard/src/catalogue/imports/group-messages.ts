import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'

export interface MessageGroup {
  column: string | null
  text: string
  rows: number[]
}

export function groupMessages(messages: readonly ImportMessage[]): MessageGroup[] {
  const groups = Map.groupBy(messages, ({ column, text }) => JSON.stringify([column, text]))
  return [...groups.values()].map((all) => {
    const { column, text } = all[0]!
    return { column, text, rows: [...new Set(all.map(({ row }) => row))] }
  })
}
