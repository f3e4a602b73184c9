import type { PageItem } from '@vitrine/contract/content/page.ts'
import { block, group, section, withBlocks } from '../render/compose-page.ts'
import type { BlockPropsOf } from '../render/block-schemas.ts'
import type { PropsOf } from '../render/schemas.ts'
import { image } from './pieces.ts'

export const free = (
  id: string,
  props: Partial<PropsOf<'freeSection'>>,
  ...blocks: PageItem[]
): PageItem => withBlocks(section('freeSection', id, props), ...blocks)

export const heading = (
  id: string,
  text: string,
  props: Partial<BlockPropsOf<'heading'>> = {},
): PageItem => block('heading', id, { text, ...props })

export const paragraph = (
  id: string,
  text: string,
  props: Partial<BlockPropsOf<'text'>> = {},
): PageItem => block('text', id, { text, ...props })

/** A few words in capitals above a heading. */
export const eyebrow = (
  id: string,
  text: string,
  props: Partial<BlockPropsOf<'text'>> = {},
): PageItem =>
  paragraph(id, text, {
    isUppercase: true,
    fontSize: '0.8125rem',
    fontWeight: '600',
    letterSpacing: '0.14em',
    lineHeight: 1.3,
    ...props,
  })

export const action = (
  id: string,
  text: string,
  url: string,
  props: Partial<BlockPropsOf<'button'>> = {},
): PageItem => block('button', id, { text, url, ...props })

export const picture = (
  id: string,
  name: string,
  alt: string,
  props: Partial<BlockPropsOf<'image'>> = {},
): PageItem => block('image', id, { src: image(name), alt, ...props })

export const stack = (
  id: string,
  props: Partial<BlockPropsOf<'group'>>,
  ...blocks: PageItem[]
): PageItem => group(id, { gap: '1rem', ...props }, ...blocks)
