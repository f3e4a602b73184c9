import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

export default [
  route('builder/canvas', 'routes/builder-canvas.tsx'),
  route('builder/canvas/theme', 'routes/theme-canvas.tsx'),
  route('builder/canvas/product', 'routes/product-canvas.tsx'),
  layout('routes/styled.tsx', [
    index('routes/landing.tsx'),
    layout('routes/sign-in-frame.tsx', [
      route('signup', 'routes/signup.tsx'),
      route('login', 'routes/login.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('verify-link', 'routes/verify-link.tsx'),
      route('logout', 'routes/logout.tsx'),
    ]),
    layout('routes/protected.tsx', [
      route('choose-store', 'routes/choose-store.tsx'),
      layout('routes/with-store.tsx', [
        route('builder', 'routes/builder.tsx'),
        route('dashboard', 'routes/dashboard.tsx', [
          index('routes/dashboard-index.tsx'),
          route('adminhome', 'routes/adminhome.tsx'),
          route('orders', 'routes/orders.tsx'),
          route('orders/:orderId', 'routes/order.tsx'),
          route('messages', 'routes/messages.tsx'),
          route('messages/:messageId', 'routes/message.tsx'),
          route('subscribers', 'routes/subscribers.tsx'),
          route('pages', 'routes/pages.tsx'),
          route('media', 'routes/media.tsx'),
          route('theme', 'routes/theme.tsx'),
          route('products', 'routes/products.tsx'),
          route('searches', 'routes/searches.tsx'),
          route('addproduct', 'routes/addproduct.tsx'),
          route('edit-product/:productId', 'routes/edit-product.tsx'),
          route('categories', 'routes/categories.tsx'),
          route('addcategory', 'routes/addcategory.tsx'),
          route('edit-category/:categoryId', 'routes/edit-category.tsx'),
          route('facebook-ads', 'routes/facebook-ads.tsx'),
        ]),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
