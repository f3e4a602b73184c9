import { findSection } from '@vitrine/sections/schemas.ts'
import type { NodeId } from '../model/document.ts'
import { requireNode } from '../model/find-node.ts'
import { selectOnly } from '../model/selection.ts'
import { changeSelection } from '../model/session.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'

export function inlineTextCommands(
  { getState: state, setState: set }: BuilderStore,
  { announce, warn }: Acting,
) {
  return {
    /** Editing in place begins a step of its own, in the selected section and on the slide it is on. */
    beginText(id: NodeId, path: string) {
      const { type } = requireNode(state().components, id)
      const [key, index] = path.split('.')
      const list = findSection(type)?.settings.find((setting) => setting.key === key)
      const isSlide = list?.kind === 'list' && list.shownOnCanvas === true
      const selectedHeroSlide = isSlide ? Number(index) : null
      set({ ...changeSelection(state(), selectOnly(id)), selectedHeroSlide })
      announce('Editing the text. Enter ends, Escape cancels.')
    },

    warn: (text: string) => void warn(text),
  }
}
