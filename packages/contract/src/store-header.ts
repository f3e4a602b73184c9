/**
 * Names the store of an owner's call by its id, in a window that stays with one store whatever is
 * selected in another window. The owner has to be a member of it.
 */
export const storeHeader = 'vitrine-store'
