import createBidi from 'bidi-js'
import type { LetterFonts } from './document-fonts.ts'

const bidi = createBidi()

export interface Run {
  text: string
  font: string | undefined
  level: number
}

export function isComplex(text: string, fonts: LetterFonts): boolean {
  return Array.from(text).some((letter) => fonts.has(letter))
}

export function runsOf(line: string, fonts: LetterFonts): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line)
  const mirrored = bidi.getMirroredCharactersMap(line, levels)
  const runs: Run[] = []
  let index = 0
  for (const letter of line) {
    const level = levels[index] ?? paragraphs[0]?.level ?? 0
    const last = runs.at(-1)
    // Combining marks use the font of their base letter.
    const font = /\p{M}|\u200c|\u200d/u.test(letter) && last ? last.font : fonts.get(letter)
    const text = mirrored.get(index) ?? letter
    if (last && last.font === font && last.level === level) last.text += text
    else runs.push({ text, font, level })
    index += letter.length
  }
  return inDrawnOrder(runs.map(readable))
}

/** Fallback fonts reverse right-to-left runs by themselves. */
function readable(run: Run): Run {
  const isTurned = run.level % 2 === 1 && run.font === undefined
  return isTurned ? { ...run, text: Array.from(run.text).toReversed().join('') } : run
}

/** Implements rule L2 of Unicode's bidirectional algorithm. */
function inDrawnOrder(runs: Run[]): Run[] {
  let drawn = runs
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    const next: Run[] = []
    let turned: Run[] = []
    for (const run of drawn) {
      if (run.level >= level) turned = [run, ...turned]
      else {
        next.push(...turned, run)
        turned = []
      }
    }
    drawn = [...next, ...turned]
  }
  return drawn
}
