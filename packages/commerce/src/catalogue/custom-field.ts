export const customFieldSubjects = ['product', 'category'] as const
export type CustomFieldSubject = (typeof customFieldSubjects)[number]

export const customFieldKinds = ['text', 'richText', 'image', 'link', 'number'] as const
export type CustomFieldKind = (typeof customFieldKinds)[number]

/** Of a shop, for products and categories together. */
export const maxCustomFields = 30
