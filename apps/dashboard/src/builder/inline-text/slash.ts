import type { NodeId } from '../model/page/document.ts'
import type { Anchor } from '../store/open-menu.ts'
import type { InlineEditing } from './inline-text-commands.ts'

export interface SlashText {
  readonly id: NodeId
  /** The words of the line before the caret. */
  before: () => string
  caret: () => Anchor
  /** Deletes words before the caret. */
  removeBefore: (length: number) => void
  /** Ends editing, as something is added after the text. */
  end: () => void
}

const asked = /(?:^|\s)\/([^/\n]*)$/u

/** Opens the menu of what to add when a word begins with a slash, and follows what is typed. */
export function followSlash({ store, commands }: InlineEditing, text: SlashText) {
  const isOpen = () => store.getState().openMenu?.kind === 'slash'

  return {
    /** To be called after each change of the text. */
    typed() {
      const term = asked.exec(text.before())?.[1]
      // A menu that was closed stays closed: only a new slash opens it.
      if (term === undefined || term.startsWith(' ') || (term !== '' && !isOpen())) {
        return this.close()
      }
      commands.showSlash({ id: text.id, term, at: text.caret(), take })
    },

    close() {
      if (isOpen()) commands.closeSlash()
    },
  }

  function take() {
    const term = asked.exec(text.before())?.[1]
    commands.closeSlash()
    if (term !== undefined) text.removeBefore(term.length + 1)
    text.end()
  }
}
