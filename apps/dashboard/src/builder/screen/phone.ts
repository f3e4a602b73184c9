/** Phone width: the bar shows text, and a menu has the rest. */
export const phone = '(max-width: 767px)'
