/** The text if it is one of the options: a URL may hold anything. */
export function oneOf<Option extends string>(
  options: readonly Option[],
  text: string | undefined,
): Option | undefined {
  return options.find((option) => option === text)
}
