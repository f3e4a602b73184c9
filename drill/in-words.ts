import type { Counts } from './kill-during-orders.ts'

export function inWords(counts: Counts): string {
  const { acknowledged, retried, kills, lost, unexpected, repeatedNumbers, stockOff } = counts
  const answers = Object.entries(counts.answers).map(([name, times]) => `${times} × ${name}`)
  return (
    `${kills} kills under ${acknowledged} orders: ${lost} lost, ` +
    `${unexpected + repeatedNumbers} doubled, stock off by ${stockOff}, ` +
    `${counts.wrongSums} wrong sums, ${counts.repeatedMails} mails sent twice\n` +
    `  ${retried} orders took more than one try (${answers.join(', ')}); ` +
    `slowest start ${(counts.slowestStart / 1000).toFixed(1)} s`
  )
}
