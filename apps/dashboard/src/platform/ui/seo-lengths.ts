/** Search engines truncate longer titles. */
export const bestTitle = 60
export const bestDescription = 160
