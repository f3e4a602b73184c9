export const shippingAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Teestraße 1',
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
}
