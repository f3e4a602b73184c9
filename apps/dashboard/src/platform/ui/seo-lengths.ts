/** Search engines cut longer ones off. */
export const bestTitle = 60
export const bestDescription = 160
