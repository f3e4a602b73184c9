const lengths = [8, 12, 13, 14]

/** Normalizes a GTIN, UPC, EAN or ISBN-13 to digits; undefined if the check digit is wrong. */
export function gtinFrom(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length)) return undefined
  // Weights alternate 1 and 3 from the check digit on the right.
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum > 0 && sum % 10 === 0 ? digits : undefined
}
