/** Narrows untrusted text, as from a URL, to one of the options. */
export function oneOf<Option extends string>(
  options: readonly Option[],
  text: string | undefined,
): Option | undefined {
  return options.find((option) => option === text)
}
