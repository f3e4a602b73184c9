import type { PageItem } from '@vitrine/contract/content/page.ts'
import { block, section, withBlocks } from '../render/compose-page.ts'
import type { PropsOf } from '../render/schemas.ts'
import { eyebrow, stack } from './block-pieces.ts'
import { onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const productOf = (
  id: string,
  props: Partial<PropsOf<'freeProduct'>>,
  ...blocks: PageItem[]
): PageItem => withBlocks(section('freeProduct', id, props), ...blocks)

export const freeProductPresets: readonly SectionPreset[] = [
  {
    name: 'Images that stay beside what is read',
    item: productOf(
      'beside',
      {},
      block('productGallery', 'beside-images', {
        whileScrolling: { base: 'stick', mobile: 'scroll' },
      }),
      stack(
        'beside-words',
        { gap: '1.25rem' },
        block('productTitle', 'beside-title', { isLink: true }),
        block('productRating', 'beside-rating', {}),
        block('productPrice', 'beside-price', {}),
        block('productOptions', 'beside-options', {}),
        block('productStock', 'beside-stock', {}),
        block('productBuy', 'beside-buy', {}),
        block('productFacts', 'beside-facts', {}),
        block('divider', 'beside-line', {}),
        block('productDescription', 'beside-text', {}),
      ),
    ),
  },
  {
    name: 'One thing, in the middle',
    item: productOf(
      'middle',
      {
        ...onSoft,
        layout: 'stack',
        alignItems: 'center',
        textAlign: 'center',
        gap: '1.25rem',
        maxWidth: '640px',
      },
      eyebrow('middle-eyebrow', 'New in the shop', { textAlign: 'center' }),
      block('productTitle', 'middle-title', { isLink: true }),
      block('productPrice', 'middle-price', {}),
      block('productGallery', 'middle-images', { showThumbnails: false, width: '100%' }),
      block('productOptions', 'middle-options', {}),
      block('productBuy', 'middle-buy', { showQuantity: false, showBuyNow: false, width: '100%' }),
    ),
  },
  {
    name: 'Three columns: words, image, buying',
    item: productOf(
      'three',
      { columns: { base: '1 1.4 1', tablet: '1 1', mobile: '1' }, alignItems: 'center' },
      stack(
        'three-words',
        { gap: '1rem' },
        block('productTitle', 'three-title', { isLink: true }),
        block('productDescription', 'three-text', { lines: 10 }),
      ),
      block('productGallery', 'three-images', {}),
      stack(
        'three-buy',
        { gap: '1.25rem' },
        block('productPrice', 'three-price', { fontSize: '1.75rem' }),
        block('productStock', 'three-stock', {}),
        block('productOptions', 'three-options', {}),
        block('productBuy', 'three-buttons', { showQuantity: false }),
        block('productFacts', 'three-facts', {}),
      ),
    ),
  },
]
