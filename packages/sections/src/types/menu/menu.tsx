import type { SectionProps } from '../../kit/section-props.ts'
import { BarMenu } from './bar-menu.tsx'
import { FooterMenu } from './footer-menu.tsx'
import './menu.css'
import type { menuSchema } from './menu.schema.ts'

export function Menu({ id, props: { layout, entries } }: SectionProps<typeof menuSchema>) {
  const isFooter = layout === 'footer'
  return (
    <div data-section-id={id} className={`site-menu menu-${isFooter ? 'footer' : 'bar'}`}>
      {isFooter ? <FooterMenu entries={entries} /> : <BarMenu id={id} entries={entries} />}
    </div>
  )
}
