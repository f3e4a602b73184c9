/** How the cards of the shop's own lists of products look. */
export const listingLook = { showRating: false, showAddToCart: true }
