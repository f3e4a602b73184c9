/** What an owner reads before the last way to pay is switched off, deleted or disconnected. */
export const lastWayToPay =
  'It is the only payment method of your shop. Without one, nobody can order.'
