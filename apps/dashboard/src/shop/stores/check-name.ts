export function checkName(value: string): string | null {
  const { length } = value.trim()
  return length >= 2 && length <= 60 ? null : 'Give the shop a name of 2 to 60 letters.'
}
