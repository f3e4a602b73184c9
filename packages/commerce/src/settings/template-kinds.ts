/** The pages of a shop that an owner can compose around what they show by themselves. */
export const templateKinds = [
  'product',
  'collection',
  'article',
  'search',
  'notFound',
  'password',
] as const
export type TemplateKind = (typeof templateKinds)[number]

/** What a page without an address is: a template, or a section of the library that is edited. */
export const unaddressedKinds = [...templateKinds, 'section'] as const
export type UnaddressedKind = (typeof unaddressedKinds)[number]

export function isTemplateKind(kind: UnaddressedKind | null | undefined): kind is TemplateKind {
  return kind != null && kind !== 'section'
}
