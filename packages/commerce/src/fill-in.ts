/**
 * Puts values in the place of `{names}`. Whatever is not among them stays as it was written, and so
 * does everything else: no value is read for names again.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w{1,40})\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : written,
  )
}
