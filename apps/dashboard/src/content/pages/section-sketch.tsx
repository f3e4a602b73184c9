import type { PageItem } from '@vitrine/contract/page.ts'
import type { Theme } from '@vitrine/contract/theme.ts'
import { childrenOf } from '@vitrine/sections/kit/page-item.ts'
import { deviceValue } from '@vitrine/sections/kit/per-device.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { CSSProperties, ReactNode } from 'react'
import classes from './section-sketch.module.css'
import { sketchColors } from './shop-colors.ts'

type Props = Record<string, unknown>

/** Sections drawn small, in the shop's colours: what stands where, not what it says. */
export function SectionSketch({ items, theme }: { items: readonly PageItem[]; theme: Theme }) {
  return (
    <span className={classes['sketch']} style={sketchColors(theme)} aria-hidden>
      <Sections items={items} />
    </span>
  )
}

function Sections({ items }: { items: readonly PageItem[] }) {
  return items.map((item) => <Section key={item.id} item={item} />)
}

function Section({ item }: { item: PageItem }) {
  const props: Props = { ...findSection(item.type)?.defaults, ...item.props }
  const draw = Object.hasOwn(drawings, item.type) ? drawings[item.type] : undefined
  return (
    <span className={classes['section']} data-type={item.type} style={groundOf(props)}>
      {draw ? draw(props, item) : <Lines />}
    </span>
  )
}

function groundOf({ backgroundColor, textColor }: Props): CSSProperties {
  return {
    ...(textOf(backgroundColor) && { background: textOf(backgroundColor) }),
    ...(textOf(textColor) && { color: textOf(textColor) }),
  }
}

const drawings: Readonly<Record<string, (props: Props, item: PageItem) => ReactNode>> = {
  topbar: () => <i className={classes['line']} style={{ width: '40%', margin: '0 auto' }} />,
  navbar: (props) => (
    <span className={classes['bar']} data-centered={props['styling'] === 'centered' || undefined}>
      <i className={classes['logo']} />
      <Lines count={3} beside />
      <Lines count={2} beside />
    </span>
  ),
  footer: (props) => (
    <span className={classes['row']}>
      <Lines count={2} />
      {listOf(props['columns']).map((_, index) => (
        <Lines key={index} count={3} />
      ))}
      {props['showNewsletter'] === true && <i className={classes['field']} />}
    </span>
  ),
  hero: Hero,
  productGrid: Products,
  simpleProductGrid: Products,
  productSlider: Products,
  categoriesSlider: (props) => (
    <>
      <Title align={props['titleAlign']} />
      <span className={classes['row']}>
        {times(Number(props['desktopColumns'])).map((index) => (
          <i
            key={index}
            className={classes['category']}
            style={{ borderRadius: props['imageRadius'] === '50%' ? '50%' : undefined }}
          />
        ))}
      </span>
    </>
  ),
  textBlock: (props) => {
    const isLarge = Number.parseFloat(textOf(deviceValue(props['fontSize'], 'desktop'))) >= 1.3
    const align = deviceValue(props['textAlign'], 'desktop')
    if (props['formatted'] === true) return <Article align={align} />
    return isLarge ? <Title align={align} /> : <Lines align={align} />
  },
  imageBlock: (props) => <Picture src={props['src']} height={props['height']} />,
  videoBlock: (props) => (
    <span className={classes['film']} style={{ maxWidth: filmWidth(props['maxWidth']) }}>
      <Picture src={props['poster']} height="520px" />
      <i className={classes['play']} />
    </span>
  ),
  testimonials: (props) => (
    <>
      <Title align={props['headerAlign']} />
      <span className={classes['row']}>
        {listOf(props['entries']).map((_, index) => (
          <span key={index} className={classes['card']} data-look={props['cardStyle']}>
            <b className={classes['stars']}>★★★★★</b>
            <Lines count={2} />
          </span>
        ))}
      </span>
    </>
  ),
  contactForm: (props) => (
    <span className={classes['row']}>
      <span className={classes['card']} data-look="outlined">
        <i className={classes['field']} />
        <i className={classes['field']} />
        <i className={classes['button']} />
      </span>
      <span
        className={classes['card']}
        style={groundOf({
          backgroundColor: props['infoBackgroundColor'],
          textColor: props['infoTextColor'],
        })}
      >
        <Lines count={4} />
      </span>
    </span>
  ),
  container: (props, item) => (
    <span
      className={classes['row']}
      data-down={deviceValue(props['direction'], 'desktop') === 'column' || undefined}
    >
      <Sections items={childrenOf(item)} />
    </span>
  ),
}

function Hero({ slides, height }: Props): ReactNode {
  const slide = listOf(slides)[0] ?? {}
  const isPicture = slide['backgroundType'] === 'image'
  const [y = 'center', x = y] = textOf(deviceValue(slide['contentPosition'], 'desktop')).split('-')
  const tall = Number.parseFloat(textOf(deviceValue(height, 'desktop')))
  return (
    <span
      className={classes['hero']}
      data-x={x}
      data-y={y}
      style={{
        height: `${tall / 75}em`,
        background: isPicture ? undefined : textOf(slide['background']) || undefined,
        color: textOf(slide['titleColor']) || undefined,
      }}
    >
      {isPicture && <img src={textOf(slide['background'])} alt="" loading="lazy" />}
      <span className={classes['words']}>
        <i className={classes['headline']} />
        <i className={classes['line']} />
        {listOf(slide['ctaButtons']).length > 0 && <i className={classes['button']} />}
      </span>
    </span>
  )
}

function Products(props: Props): ReactNode {
  const { desktopColumns, imageRatio, styling, title, titleAlign } = props
  return (
    <>
      {title !== '' && <Title align={titleAlign} />}
      <span className={classes['row']}>
        {times(Number(desktopColumns)).map((index) => (
          <span key={index} className={classes['product']} data-look={styling}>
            <i data-ratio={imageRatio} />
            <Lines count={2} />
          </span>
        ))}
      </span>
    </>
  )
}

function Picture({ src, height }: { src: unknown; height: unknown }) {
  const tall = Number.parseFloat(textOf(deviceValue(height, 'desktop'))) || 420
  const drawn = textOf(src) && `url(${JSON.stringify(src)})`
  return (
    <i
      className={classes['picture']}
      style={{ height: `${tall / 80}em`, backgroundImage: drawn || undefined }}
    />
  )
}

function Title({ align }: { align: unknown }) {
  return <i className={classes['title']} data-align={align} />
}

function Article({ align }: { align: unknown }) {
  return (
    <>
      <Title align={align} />
      <Lines align={align} />
    </>
  )
}

interface LinesProps {
  count?: number
  beside?: boolean
  align?: unknown
}

function Lines({ count = 3, beside = false, align }: LinesProps) {
  return (
    <span className={classes['lines']} data-beside={beside || undefined} data-align={align}>
      {times(count).map((index) => (
        <i key={index} className={classes['line']} />
      ))}
    </span>
  )
}

function times(count: number): number[] {
  return Array.from({ length: Math.min(Math.max(count || 1, 1), 6) }, (_, index) => index)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): Props[] {
  return Array.isArray(value) ? (value as Props[]) : []
}

function filmWidth(maxWidth: unknown): string {
  const size = Number.parseFloat(textOf(maxWidth))
  return textOf(maxWidth).endsWith('px') ? `${Math.round((size / 1280) * 100)}%` : '100%'
}
