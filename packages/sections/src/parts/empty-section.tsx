import { useContext } from 'react'
import { SectionModeContext } from '../kit/section-mode.ts'
import { SectionBox } from './section-box.tsx'

/** Shows shoppers nothing, not even the space between sections, and the owner why. */
export function EmptySection({ id, note }: { id: string; note: string }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return (
    <SectionBox id={id} box={{}} hidden={!isCanvas}>
      {isCanvas && <p className="section-placeholder">{note}</p>}
    </SectionBox>
  )
}
