import { Button } from '../blocks/button/button.tsx'
import { Divider } from '../blocks/divider/divider.tsx'
import { FieldText } from '../blocks/field-text/field-text.tsx'
import { FieldEmail } from '../blocks/field-email/field-email.tsx'
import { FieldLongText } from '../blocks/field-long-text/field-long-text.tsx'
import { FieldChoice } from '../blocks/field-choice/field-choice.tsx'
import { FieldCheckbox } from '../blocks/field-checkbox/field-checkbox.tsx'
import { Group } from '../blocks/group/group.tsx'
import { Heading } from '../blocks/heading/heading.tsx'
import { Icon } from '../blocks/icon/icon.tsx'
import { Image } from '../blocks/image/image.tsx'
import { ProductTitle } from '../blocks/product-title/product-title.tsx'
import { ProductPrice } from '../blocks/product-price/product-price.tsx'
import { ProductGallery } from '../blocks/product-gallery/product-gallery.tsx'
import { ProductOptions } from '../blocks/product-options/product-options.tsx'
import { ProductBuy } from '../blocks/product-buy/product-buy.tsx'
import { ProductDescription } from '../blocks/product-description/product-description.tsx'
import { ProductStock } from '../blocks/product-stock/product-stock.tsx'
import { ProductRating } from '../blocks/product-rating/product-rating.tsx'
import { ProductFacts } from '../blocks/product-facts/product-facts.tsx'
import { RichText } from '../blocks/rich-text/rich-text.tsx'
import { Spacer } from '../blocks/spacer/spacer.tsx'
import { Text } from '../blocks/text/text.tsx'
import { Video } from '../blocks/video/video.tsx'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { ComponentType } from 'react'
import type { SectionProps } from '../kit/section-props.ts'
import type { blockSchemas, BlockType } from './block-schemas.ts'
import type { AnyProps } from './components.ts'

interface Rendering<Type extends BlockType> {
  /** The highest version that the component renders; newer blocks are skipped. */
  version: (typeof blockSchemas)[Type]['version']
  component: ComponentType<SectionProps<(typeof blockSchemas)[Type]>>
}

/** Loaded by shoppers only where a section with blocks needs JavaScript. */
export const blockComponents: { [Type in BlockType]: Rendering<Type> } = {
  heading: { version: 2, component: Heading },
  text: { version: 2, component: Text },
  richText: { version: 1, component: RichText },
  button: { version: 1, component: Button },
  image: { version: 1, component: Image },
  video: { version: 1, component: Video },
  icon: { version: 1, component: Icon },
  divider: { version: 1, component: Divider },
  spacer: { version: 1, component: Spacer },
  group: { version: 1, component: Group },
  productTitle: { version: 1, component: ProductTitle },
  productPrice: { version: 1, component: ProductPrice },
  productGallery: { version: 1, component: ProductGallery },
  productOptions: { version: 1, component: ProductOptions },
  productBuy: { version: 1, component: ProductBuy },
  productDescription: { version: 1, component: ProductDescription },
  productStock: { version: 1, component: ProductStock },
  productRating: { version: 1, component: ProductRating },
  productFacts: { version: 1, component: ProductFacts },
  fieldText: { version: 1, component: FieldText },
  fieldEmail: { version: 1, component: FieldEmail },
  fieldLongText: { version: 1, component: FieldLongText },
  fieldChoice: { version: 1, component: FieldChoice },
  fieldCheckbox: { version: 1, component: FieldCheckbox },
}

interface AnyRendering {
  version: number
  component: ComponentType<AnyProps>
}

// Pages name blocks by strings, so their types end here.
const renderings = blockComponents as unknown as Readonly<Record<string, AnyRendering>>

export function findBlockComponent({ type, v }: PageItem): ComponentType<AnyProps> | undefined {
  const rendering = Object.hasOwn(renderings, type) ? renderings[type] : undefined
  return rendering && (v ?? 1) <= rendering.version ? rendering.component : undefined
}
