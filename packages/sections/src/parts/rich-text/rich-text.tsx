import { type CSSProperties, useContext, useMemo } from 'react'
import { useInline } from '../../kit/section-mode.ts'
import { HtmlContext } from './html-context.ts'

interface RichTextProps {
  html: string
  /** The prop with the HTML, for editing in place. */
  prop: string
  className: string
  style: CSSProperties
}

/** Renders stored HTML, which the server sanitised when it was saved. */
export function RichText({ html, prop, className, style }: RichTextProps) {
  const clean = useContext(HtmlContext)
  const inline = useInline()
  const markup = useMemo(() => ({ __html: clean(html) }), [clean, html])
  return (
    // oxlint-disable-next-line react/no-danger
    <div className={className} style={style} {...inline(prop)} dangerouslySetInnerHTML={markup} />
  )
}
