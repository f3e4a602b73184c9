/** What an owner reads before the last way to pay is switched off, deleted or disconnected. */
export const lastWayToPay =
  'It is the only way to pay in your shop. Without one nobody can order: shoppers read at the checkout that your shop has no way to pay at the moment.'
