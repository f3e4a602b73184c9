const lengths = [8, 12, 13, 14]

/** The digits of a GTIN, UPC, EAN or ISBN-13; undefined where its check digit is not right. */
export function gtinFrom(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length)) return undefined
  // Weighed 1 and 3 in turns from the right, where the check digit is.
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return sum > 0 && sum % 10 === 0 ? digits : undefined
}
