/** Replaces the digits of every script by 0 to 9: `１２３` becomes `123`. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}
