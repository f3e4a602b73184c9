import { useContext, useState } from 'react'
import { LiveSection, type PortionProps } from './live-section.tsx'
import { ServedHtmlContext } from '../kit/served-html-context.ts'
import { useIsHydrating } from '../kit/use-is-hydrating.ts'

/** Keeps the server's HTML without loading or hydrating any code. */
export function StillSection(props: PortionProps) {
  const isServed = useContext(ServedHtmlContext)
  const isHydrating = useIsHydrating()
  const [isKept] = useState(isServed && isHydrating)
  if (!isKept) {
    return (
      <div className="still">
        <LiveSection {...props} />
      </div>
    )
  }
  // React keeps the existing HTML of such an element during hydration.
  // oxlint-disable-next-line react/no-danger
  return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

const nothing = { __html: '' }
