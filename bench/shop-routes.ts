/** One address of every kind of page that a shop has. */
export const shopRoutes = [
  '/',
  '/shop',
  '/collection/green-tea',
  '/product/sencha',
  '/about',
  '/checkout',
]
