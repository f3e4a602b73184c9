import { type CSSProperties, useContext, useMemo } from 'react'
import { HtmlContext } from './html-context.ts'

interface RichTextProps {
  html: string
  className: string
  style: CSSProperties
}

/** Stored HTML becomes markup here, and in a product's description. */
export function RichText({ html, className, style }: RichTextProps) {
  const clean = useContext(HtmlContext)
  const markup = useMemo(() => ({ __html: clean(html) }), [clean, html])
  // oxlint-disable-next-line react/no-danger
  return <div dir="auto" className={className} style={style} dangerouslySetInnerHTML={markup} />
}
