export const shopRoutes = [
  '/',
  '/shop',
  '/collection/green-tea',
  '/product/sencha',
  '/about',
  '/checkout',
]
