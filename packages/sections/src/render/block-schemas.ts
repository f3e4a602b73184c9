import { buttonSchema } from '../blocks/button/button.schema.ts'
import { dividerSchema } from '../blocks/divider/divider.schema.ts'
import { fieldTextSchema } from '../blocks/field-text/field-text.schema.ts'
import { fieldEmailSchema } from '../blocks/field-email/field-email.schema.ts'
import { fieldLongTextSchema } from '../blocks/field-long-text/field-long-text.schema.ts'
import { fieldChoiceSchema } from '../blocks/field-choice/field-choice.schema.ts'
import { fieldCheckboxSchema } from '../blocks/field-checkbox/field-checkbox.schema.ts'
import { groupSchema } from '../blocks/group/group.schema.ts'
import { headingSchema } from '../blocks/heading/heading.schema.ts'
import { iconSchema } from '../blocks/icon/icon.schema.ts'
import { imageSchema } from '../blocks/image/image.schema.ts'
import { productTitleSchema } from '../blocks/product-title/product-title.schema.ts'
import { productPriceSchema } from '../blocks/product-price/product-price.schema.ts'
import { productGallerySchema } from '../blocks/product-gallery/product-gallery.schema.ts'
import { productOptionsSchema } from '../blocks/product-options/product-options.schema.ts'
import { productBuySchema } from '../blocks/product-buy/product-buy.schema.ts'
import { productDescriptionSchema } from '../blocks/product-description/product-description.schema.ts'
import { productStockSchema } from '../blocks/product-stock/product-stock.schema.ts'
import { productRatingSchema } from '../blocks/product-rating/product-rating.schema.ts'
import { productFactsSchema } from '../blocks/product-facts/product-facts.schema.ts'
import { richTextSchema } from '../blocks/rich-text/rich-text.schema.ts'
import { spacerSchema } from '../blocks/spacer/spacer.schema.ts'
import { textSchema } from '../blocks/text/text.schema.ts'
import { videoSchema } from '../blocks/video/video.schema.ts'

/** All types of blocks, in the order of the palette. */
export const blockSchemas = {
  heading: headingSchema,
  text: textSchema,
  richText: richTextSchema,
  button: buttonSchema,
  image: imageSchema,
  video: videoSchema,
  icon: iconSchema,
  divider: dividerSchema,
  spacer: spacerSchema,
  group: groupSchema,
  productTitle: productTitleSchema,
  productPrice: productPriceSchema,
  productGallery: productGallerySchema,
  productOptions: productOptionsSchema,
  productBuy: productBuySchema,
  productDescription: productDescriptionSchema,
  productStock: productStockSchema,
  productRating: productRatingSchema,
  productFacts: productFactsSchema,
  fieldText: fieldTextSchema,
  fieldEmail: fieldEmailSchema,
  fieldLongText: fieldLongTextSchema,
  fieldChoice: fieldChoiceSchema,
  fieldCheckbox: fieldCheckboxSchema,
} as const

export type BlockType = keyof typeof blockSchemas
export type BlockPropsOf<Type extends BlockType> = (typeof blockSchemas)[Type]['defaults']
