import type { PageItem } from '@vitrine/contract/content/page.ts'
import { container, section } from '../render/compose-page.ts'
import type { PropsOf } from '../render/schemas.ts'

/** Returns the URL of a stock image, which every host serves. */
export const image = (name: string) => `/media/stock/${name}.svg`

export const onSoft = { backgroundColor: 'var(--shop-soft)' } as const
export const onAccent = {
  backgroundColor: 'var(--shop-accent)',
  textColor: 'var(--shop-on-accent)',
} as const
export const onInk = { backgroundColor: 'var(--shop-text)', textColor: 'var(--shop-page)' } as const

type TextProps = Partial<PropsOf<'textBlock'>>

/** The only first-level heading of a page without a hero. */
export const pageTitle = (id: string, text: string, props: TextProps = {}) =>
  section('textBlock', id, {
    text,
    level: 'heading1',
    textAlign: 'center',
    fontSize: { base: '3.25rem', tablet: '2.75rem', mobile: '2.25rem' },
    fontWeight: '600',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    padding: { base: '5rem 2rem 0', mobile: '3rem 1.25rem 0' },
    ...props,
  })

export const title = (id: string, text: string, props: TextProps = {}) =>
  section('textBlock', id, {
    text,
    level: 'heading2',
    fontSize: { base: '2.25rem', mobile: '1.75rem' },
    fontWeight: '600',
    lineHeight: 1.2,
    padding: '0 0 1rem',
    ...props,
  })

export const subtitle = (id: string, text: string, props: TextProps = {}) =>
  section('textBlock', id, {
    text,
    level: 'heading3',
    fontSize: '1.25rem',
    fontWeight: '600',
    lineHeight: 1.3,
    padding: '0 0 0.5rem',
    ...props,
  })

export const words = (id: string, text: string, props: TextProps = {}) =>
  section('textBlock', id, { text, fontSize: '1.0625rem', lineHeight: 1.7, padding: '0', ...props })

export const lead = (id: string, text: string, props: TextProps = {}) =>
  words(id, text, {
    textAlign: 'center',
    fontSize: '1.25rem',
    lineHeight: 1.6,
    maxWidth: '40rem',
    padding: { base: '1.25rem 2rem 3rem', mobile: '1rem 1.25rem 2rem' },
    ...props,
  })

export const photo = (
  id: string,
  name: string,
  alt: string,
  props: Partial<PropsOf<'imageBlock'>> = {},
) =>
  section('imageBlock', id, {
    src: image(name),
    alt,
    height: { base: '460px', mobile: '280px' },
    padding: '0',
    borderRadius: '12px',
    ...props,
  })

export const column = (id: string, ...children: PageItem[]) =>
  container(
    id,
    { direction: 'column', gap: '0', padding: '0', alignItems: 'start', maxWidth: '100%' },
    ...children,
  )

export const beside = (
  id: string,
  props: Partial<PropsOf<'container'>>,
  ...children: PageItem[]
): PageItem =>
  container(
    id,
    {
      gap: { base: '4rem', tablet: '2.5rem', mobile: '2rem' },
      padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
      ...props,
    },
    ...children,
  )

export const reasons = (
  id: string,
  entries: readonly (readonly [heading: string, text: string])[],
  props: Partial<PropsOf<'container'>> = {},
): PageItem =>
  beside(
    id,
    { alignItems: 'start', ...props },
    ...entries.map(([heading, text], index) =>
      column(
        `${id}-${index}`,
        subtitle(`${id}-${index}-title`, heading),
        words(`${id}-${index}-words`, text),
      ),
    ),
  )
