import type { Step } from './document.ts'

export interface Measured extends Step {
  seconds: number
}

/** How fast a person reads instructions. */
const wordsAMinute = 150

/** Prints the table that the document's end has. */
export function printTimes(measured: Measured[], say: (line: string) => void): void {
  say('\n| Step | Commands and browser | Words to read |\n| --- | ---: | ---: |')
  for (const { title, seconds, words } of measured)
    say(`| ${title} | ${seconds.toFixed(0)} s | ${words} |`)
  const first = measured.filter(({ isLater }) => !isLater)
  const machine = sum(first.map(({ seconds }) => seconds)) / 60
  const words = sum(first.map((step) => step.words))
  const reading = words / wordsAMinute
  say(
    `\nTo the first paid order: ${machine.toFixed(1)} min of commands and browser, ${words} words to read ` +
      `(${reading.toFixed(1)} min at ${wordsAMinute} a minute), together ${(machine + reading).toFixed(1)} min.`,
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
