/** The pages of a shop that an owner can compose around what they show by themselves. */
export const templateKinds = ['product', 'collection', 'article', 'search', 'notFound'] as const
export type TemplateKind = (typeof templateKinds)[number]
