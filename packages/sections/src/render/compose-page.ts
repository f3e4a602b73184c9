import type { PageItem } from '@vitrine/contract/content/page.ts'
import { linkEntry, type LinkProps } from '../kit/shared-settings.ts'
import {
  ctaButton,
  heroSlide,
  type CtaButton,
  type HeroSlide,
} from '../types/hero/hero-slide.schema.ts'
import { blockSchemas, type BlockPropsOf, type BlockType } from './block-schemas.ts'
import { sectionSchemas, type PropsOf, type SectionType } from './schemas.ts'

/** Creates a section from the props that differ from its defaults; the rest is filled when read. */
export function section<Type extends SectionType>(
  type: Type,
  id: string,
  props: Partial<PropsOf<Type>>,
): PageItem {
  const { contentType, version } = sectionSchemas[type]
  return { id, type, contentType, v: version, props: { ...props } }
}

export function container(
  id: string,
  props: Partial<PropsOf<'container'>>,
  ...childComponents: PageItem[]
): PageItem {
  return withBlocks(section('container', id, props), ...childComponents)
}

/** Puts sections into a container, or blocks into a section or group that takes them. */
export function withBlocks(item: PageItem, ...childComponents: PageItem[]): PageItem {
  return { ...item, props: { ...item.props, childComponents } }
}

export function block<Type extends BlockType>(
  type: Type,
  id: string,
  props: Partial<BlockPropsOf<Type>>,
): PageItem {
  const { contentType, version } = blockSchemas[type]
  return { id, type, contentType, v: version, props: { ...props } }
}

export function group(
  id: string,
  props: Partial<BlockPropsOf<'group'>>,
  ...blocks: PageItem[]
): PageItem {
  return withBlocks(block('group', id, props), ...blocks)
}

export const slide = (id: string, props: Partial<HeroSlide>): HeroSlide => ({
  ...heroSlide.item,
  backgroundType: 'image',
  ...props,
  id,
})

export const button = (
  id: string,
  text: string,
  url: string,
  variant: CtaButton['variant'] = 'primary',
): CtaButton => ({ ...ctaButton.item, id, text, url, variant })

export function link(id: string, label: string, url: string): LinkProps {
  return { ...linkEntry.item, id, label, url }
}
