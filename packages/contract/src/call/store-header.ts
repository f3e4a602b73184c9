/**
 * Header with the store's id, for a window that stays with one store whatever other windows select.
 * The caller must be a member.
 */
export const storeHeader = 'vitrine-store'
