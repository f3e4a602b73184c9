import { asciiDigits } from '../text/ascii-digits.ts'

export type ReadAmount = { value: number } | { problem: string }

interface Rules {
  decimals: number
  isNegativeAllowed?: boolean
}

/** Thousands separators that are never decimal signs. */
const groupSigns = /[\s'’٬]/g

/**
 * Parses an amount in any notation: `1,234.50`, `1.234,50`, `1 234,5`, `１２`. Ambiguous or invalid
 * text is a problem, never a guess.
 */
export function readAmount(
  text: string,
  { decimals, isNegativeAllowed = false }: Rules,
): ReadAmount {
  const match = /^([-−]?)\s*([\d.,\s'’٬٫]*\d[\d.,\s'’٬٫]*)$/.exec(asciiDigits(text.trim()))
  if (!match) return { problem: `Enter a number, like ${example(decimals)}.` }
  const [, sign = '', body = ''] = match
  if (sign && !isNegativeAllowed) return { problem: 'Enter a number of 0 or more.' }
  const parts = partsOf(body, decimals)
  if ('problem' in parts) return parts
  const fraction = parts.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return { problem: tooFine(decimals) }
  const value = Number(`${parts.whole || '0'}.${fraction || '0'}`)
  return { value: sign && value ? -value : value }
}

type Parts = { whole: string; fraction: string } | { problem: string }

function partsOf(body: string, decimals: number): Parts {
  const point = decimalSign(body, decimals)
  if (point === 'unclear') {
    const digits = body.replaceAll(/\D/g, '')
    return {
      problem: `Is this ${digits} or ${digits.slice(0, -3)}.${digits.slice(-3)}? Leave out the sign between thousands.`,
    }
  }
  const [whole = '', fraction = '', ...more] = point ? body.split(point) : [body]
  if (more.length || /\D/.test(fraction) || !isGrouped(whole))
    return { problem: `Enter a number, like ${example(decimals)}.` }
  return { whole: whole.replaceAll(/\D/g, ''), fraction }
}

/** Returns the decimal sign, undefined without decimals, or `unclear`. */
function decimalSign(body: string, decimals: number): string | undefined {
  if (body.includes('٫')) return '٫'
  const signs = body.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (!last || (signs.length > 1 && new Set(signs).size === 1)) return undefined
  if (signs.length > 1) return last
  const [before = '', after = ''] = body.split(last)
  const couldGroup = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  if (!couldGroup) return last
  if (!decimals) return undefined
  // With three decimals or more, the field itself formats with a point.
  return last === '.' && decimals >= 3 ? last : 'unclear'
}

/** Accepts groups of three, or India's groups of two, with one separator throughout. */
function isGrouped(whole: string): boolean {
  const signs = new Set(
    (whole.trim().match(/\D/g) ?? []).map((sign) => sign.replace(groupSigns, ' ')),
  )
  if (!signs.size) return true
  return signs.size === 1 && /^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/.test(whole.trim())
}

function tooFine(decimals: number): string {
  if (!decimals) return 'Enter a whole number.'
  return decimals === 1 ? 'Use at most 1 decimal.' : `Use at most ${decimals} decimals.`
}

function example(decimals: number): string {
  return (1250).toFixed(Math.min(decimals, 3))
}
