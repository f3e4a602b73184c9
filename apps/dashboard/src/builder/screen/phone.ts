/** Where the builder is as narrow as a phone: the bar keeps its words, and a menu has the rest. */
export const phone = '(max-width: 767px)'
