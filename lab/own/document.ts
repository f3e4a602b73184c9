import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@vitrine/harness/start-program.ts'

export interface Step {
  /** The heading, without its number. */
  title: string
  isLater: boolean
  blocks: Block[]
  words: number
}

interface Block {
  kind: 'sh' | 'dns'
  text: string
}

const documentFile = path.join(root, 'docs/run-your-own.md')

/** Reads the steps and their commands from the document, in its order. */
export async function readSteps(): Promise<Step[]> {
  const text = await readFile(documentFile, 'utf8')
  const sections = text.split(/^(?=##+ )/m).slice(1)
  let isLater = false
  return sections.flatMap((section) => {
    const [, level = '', title = ''] = /^(##+) (?:\d+\. )?(.+)$/m.exec(section) ?? []
    if (title === 'All settings') isLater = false
    const isStep = /^## \d+\. /.test(section) || (isLater && level === '###')
    if (title === 'Later') isLater = true
    return isStep ? [{ title, isLater, blocks: blocksOf(section), words: wordsOf(section) }] : []
  })
}

function blocksOf(section: string): Block[] {
  const found = [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
  return found.map(([, kind = '', text = '']) => {
    if (kind !== 'sh' && kind !== 'dns') throw new Error(`A block of kind ${kind} is not known.`)
    return { kind, text }
  })
}

/** Without commands, which are pasted. */
const wordsOf = (section: string) =>
  section
    .replaceAll(/^```[^]*?^```$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length

/** Replaces the values that a reader replaces: the lines that begin with `export`. */
export function withValues(text: string, values: Record<string, string>): string {
  return text.replaceAll(/^export (\w+)=.*$/gm, (_line, name: string) => {
    if (values[name] === undefined) throw new Error(`The laboratory has no value of ${name}.`)
    return `export ${name}='${values[name]}'`
  })
}
