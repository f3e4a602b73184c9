/** The same text with the digits of every script as 0 to 9: `１２٣` is `123`. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** The ten digits of a script stand beside each other, and no other script's before its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}
