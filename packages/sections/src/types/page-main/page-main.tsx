import { useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { SectionBox } from '../../parts/section-box.tsx'
import { PageMainContext } from './page-main-context.ts'
import type { pageMainSchema } from './page-main.schema.ts'

export function PageMain({ id, props }: SectionProps<typeof pageMainSchema>) {
  const main = useContext(PageMainContext)
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return (
    <SectionBox id={id} tag="div" box={props}>
      {main ??
        (isCanvas && (
          <p className="section-placeholder">What the page shows by itself appears here</p>
        ))}
    </SectionBox>
  )
}
