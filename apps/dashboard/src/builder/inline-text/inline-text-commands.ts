import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { NodeId } from '../model/page/document.ts'
import { requireNode } from '../model/page/find-node.ts'
import { selectOnly } from '../model/session/selection.ts'
import { changeSelection } from '../model/session/session.ts'
import { focusField } from '../dom/focus-field.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import type { Slash } from '../store/open-menu.ts'

export interface InlineEditing {
  readonly store: BuilderStore
  readonly commands: ReturnType<typeof inlineTextCommands> & {
    setProp: (id: NodeId, key: string, value: unknown, intent: string) => void
    undoTo: (steps: number) => void
    closeStep: () => void
  }
}

export function inlineTextCommands(
  { getState: state, setState: set }: BuilderStore,
  { announce, warn }: Acting,
) {
  return {
    beginText(id: NodeId, path: string, ends = 'Enter ends, Escape cancels.') {
      const { type } = requireNode(state().components, id)
      const [key, index] = path.split('.')
      const list = findSection(type)?.settings.find((setting) => setting.key === key)
      const isSlide = list?.kind === 'list' && list.shownOnCanvas === true
      const selectedHeroSlide = isSlide ? Number(index) : null
      set({ ...changeSelection(state(), selectOnly(id)), selectedHeroSlide })
      announce(`Editing the text. ${ends}`)
    },

    editInPanel(id: NodeId, path: string) {
      set(changeSelection(state(), selectOnly(id)))
      announce('This text is edited in its settings.')
      // Waits for the panel to render the selected section's settings.
      setTimeout(() => focusField(`${id}.${path}`) ?? warn('Open the settings to edit this text.'))
    },

    linkInPanel(id: NodeId, path: string, selection: { from: number; to: number }) {
      const field: TiptapEditorHTMLElement | undefined = focusField(`${id}.${path}`)
      if (field?.editor) {
        field.editor.chain().setTextSelection(selection).keyboardShortcut('Mod-k').run()
      } else warn('Open the settings to put a link on this text.')
    },

    showSlash: (slash: Slash) => set({ openMenu: { kind: 'slash', ...slash } }),

    closeSlash() {
      if (state().openMenu?.kind === 'slash') set({ openMenu: null })
    },

    warn: (text: string) => void warn(text),
  }
}
