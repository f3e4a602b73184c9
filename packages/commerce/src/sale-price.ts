export type Priced = { price: number; discountPrice?: number | null | undefined }

/** What a shopper pays for one: the discount price if above 0, else the price. */
export function salePrice({ price, discountPrice }: Priced): number {
  return discountPrice && discountPrice > 0 ? discountPrice : price
}

export function isOnSale({ price, discountPrice }: Priced): boolean {
  return !!discountPrice && discountPrice > 0 && discountPrice < price
}

/** Whose price counts: the chosen variation's when it is above 0, else the product's. */
export function pricedBy(
  product: Priced,
  variation?: { price?: number | null } & Partial<Priced>,
): Priced {
  return variation?.price && variation.price > 0
    ? { price: variation.price, discountPrice: variation.discountPrice }
    : product
}
