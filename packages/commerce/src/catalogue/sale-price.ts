export type Priced = { price: number; discountPrice?: number | null | undefined }

/** Returns the unit price: the discount price if above 0, else the price. */
export function salePrice({ price, discountPrice }: Priced): number {
  return discountPrice && discountPrice > 0 ? discountPrice : price
}

export function isOnSale({ price, discountPrice }: Priced): boolean {
  return !!discountPrice && discountPrice > 0 && discountPrice < price
}

/** Returns the variation if its price is above 0, else the product. */
export function pricedBy(
  product: Priced,
  variation?: { price?: number | null } & Partial<Priced>,
): Priced {
  return variation?.price && variation.price > 0
    ? { price: variation.price, discountPrice: variation.discountPrice }
    : product
}
