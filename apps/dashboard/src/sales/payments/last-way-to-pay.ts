export const lastWayToPay =
  'It is the only payment method of your shop. Without one, nobody can order.'
